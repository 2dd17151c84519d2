"""The same stories on both boards: the real firmware sees the same table."""

from __future__ import annotations

from tests.sim.host_at_table import AtTable


async def test_the_first_seen_shows_the_settled_table(at_table: AtTable) -> None:
    async with at_table(aboard=3) as host:
        hello = host.hellos[0]
        assert (hello["protocol"], hello["reset"], hello["spaces"]) == (1, "power", 20)
        assert hello["mode"] == "play"
        assert host.seen["track"][:2] == "07"
        assert host.rests() == [("empty", 0)] * 4
        assert host.seen["faults"] == []


async def test_a_throw_is_seen_with_the_faces_that_fell(at_table: AtTable) -> None:
    async with at_table() as host:
        host.table.hands.throw(faces=[1, "coin", 4, "sword"])
        await host.until(lambda: all(rest == "flat" for rest, _ in host.rests()))
        assert host.rests() == [("flat", 1), ("flat", 6), ("flat", 4), ("flat", 6)]
        assert [throws for _, _, throws in host.seen["wells"]] == [1, 1, 1, 1]
        host.table.hands.throw([2], faces=[3])
        await host.until(lambda: host.seen["wells"][2] == ["flat", 3, 2])
        assert [throws for _, _, throws in host.seen["wells"]] == [1, 1, 2, 1]


async def test_a_pirate_is_seen_where_it_is_put_and_slid(at_table: AtTable) -> None:
    async with at_table(aboard=2) as host:
        host.table.hands.place(1, 20)
        await host.until(lambda: host.places(1) == [20])
        host.table.hands.slide(1, 16)
        await host.until(lambda: host.places(1) == [16])
        host.table.hands.lift(1)
        await host.until(lambda: host.places(1) == [])
        assert host.places(0) == [0]


async def test_a_button_counts(at_table: AtTable) -> None:
    async with at_table() as host:
        host.table.hands.press("pay")
        await host.until(lambda: host.seen["buttons"] == [0, 1, 0])


async def test_lamps_are_lit_as_wanted(at_table: AtTable) -> None:
    async with at_table() as host:
        host.want("g" + "." * 23 + "r")

        def lit() -> bool:
            lamps = host.table.world.lamps  # green, red, blue of each
            return len(lamps) == 75 and lamps[0] > 0 and lamps[73] > 0 and not any(lamps[3:72])

        await host.until(lambda: host.seen["wanted"] == 1)
        await host.until(lit)
        assert host.table.world.lamps[1:3] == b"\0\0"


async def test_a_broken_chain_is_seen_from_its_break_on(at_table: AtTable) -> None:
    async with at_table() as host:
        with host.table.touched() as world:
            world.track.faults.reach = 7
        await host.until(lambda: host.seen["track"][14:] == "ff" * 14)
        assert any("chain" in fault for fault in host.seen["faults"])


async def test_a_reset_board_greets_again_and_says_why(at_table: AtTable) -> None:
    async with at_table() as host:
        boot = host.hellos[0]["boot"]
        for cause in ("watchdog", "pin", "power"):
            host.hellos.clear()
            host.table.reset(cause)
            await host.until(lambda boot=boot: host.hellos and host.hellos[-1]["boot"] != boot)
            assert host.hellos[-1]["reset"] == cause
            boot = host.hellos[-1]["boot"]


async def test_ctrl_c_brings_the_prompt_and_ctrl_d_the_firmware_back_f2(at_table: AtTable) -> None:
    async with at_table() as host:
        host.table.port.write(b"\x03")
        await host.until(lambda: b">>> " in host.raw)
        host.hellos.clear()
        host.table.port.write(b"\x04")
        await host.until(lambda: host.hellos)
        assert host.hellos[0]["reset"] == "soft"


async def test_a_longer_plank_is_told_by_its_board(at_table: AtTable) -> None:
    async with at_table(spaces=24) as host:
        assert host.hellos[0]["spaces"] == 24
        host.table.hands.place(0, 24)
        await host.until(lambda: host.places(0) == [24])
        assert len(host.seen["track"]) == 50
