// @ts-check
/** A phone: a seat's own page, or a watcher's. */
import { html, useState } from "../vendor/preact.js";
import { Dice } from "../common/dice.js";
import { Pirate } from "../common/pirate.js";
import { letters } from "../common/pirates.js";
import { Doings, useChosen } from "../common/play.js";
import { Told } from "../common/told.js";
import { say } from "../common/words.js";
import { Join } from "./join.js";
import { More } from "./more.js";
import { Strip } from "./strip.js";

/** @param {any} props */
export function Phone(props) {
  const { state, who, told, refused, up, line } = props;
  const { picture } = state;
  const seat = who.second ? null : who.seat;
  const chosen = useChosen(picture);
  const send = (/** @type {object} */ message) => line.ask(message);
  const mine = seat !== null && picture?.turn === seat;
  return html`<${Head} ...${props} mine=${mine} />
    <main class=${`hand${mine ? " mine" : ""}`}>
      ${who.second && html`<section class="panel second"><p>${say("second-tab")}</p><button type="button" class="first" data-do="take" onClick=${() => send({ t: "take" })}>${say("play-here")}</button></section>`}
      ${picture && html`<section class="now panel" aria-label=${say("now")}>
        <p class="first" role="status">${state.todo[0]?.text ?? ""}</p>${state.todo.slice(1).map((/** @type {any} */ one) => html`<p key=${one.text} class="more">${one.text}</p>`)}
        <p class="refused" role="alert">${refused}</p>
        <${Dice} picture=${picture} chosen=${mine ? chosen.dice : []} choose=${mine ? chosen.toggle : null} />
        ${seat !== null && html`<${Doings} state=${state} seat=${seat} chosen=${mine ? chosen.dice : []} send=${send} />`}</section>
        <${Strip} picture=${picture} /><${Coins} picture=${picture} />`}
      ${who.role === "watcher" && html`<${Join} state=${state} line=${line} />`}
      ${!picture && who.role !== "watcher" && html`<p class="panel">${say("wait-for-start")}</p>`}
      <${Told} told=${told} state=${state} />
      <${More} ...${props} seat=${seat} send=${send} />
    </main>${!up && html`<p class="lost" role="alert">${say("line-lost")}</p>`}`;
}

/** @param {any} props */
function Head({ state, who, up, mine }) {
  const seat = state.seats[who.seat];
  const signs = letters(state.seats.map((/** @type {any} */ one) => one.name));
  return html`<header class=${`top lane-${who.seat ?? "none"}`}>
    ${seat && html`<svg class="portrait" viewBox="-32 -84 64 92" aria-hidden="true"><${Pirate} lane=${who.seat % 6} letter=${signs[who.seat]} /></svg>`}
    <h1>${seat ? seat.name : state.title || say("title")}</h1>
    ${mine && html`<b class="your-turn">${say("your-turn")}</b>`}
    <span class=${`spot ${up && state.link.good ? "good" : "bad"}`} role="img" aria-label=${up ? state.link.text : say("line-lost")}></span></header>
    ${up && !state.link.good && html`<p class="cure" role="alert">${state.link.text}</p>`}`;
}

/** @param {{picture: any}} props */
function Coins({ picture }) {
  return html`<ul class="purse" aria-label=${say("players")}>${picture.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => html`<li key=${at} class=${`lane-${at}${seat.fallen ? " fallen" : ""}${picture.turn === at ? " acting" : ""}`}><span>${seat.name}</span> <span class="coins" role="img" aria-label=${say("coins", { coins: seat.coins })}><i class="coin"></i><b aria-hidden="true">${seat.coins}</b></span></li>`)}</ul>`;
}
