"""Checks on a part's mesh: watertight, and no overhang that a printer can't bridge."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import trimesh

TOLERANCE, ANGLE = 0.02, 0.15  # of the tessellation: mm, rad
STEEP = np.cos(np.radians(44.0))  # a face that looks down more than this needs help
BED = 0.3  # mm over the bed still counts as on it


@dataclass(frozen=True)
class Overhang:
    """One patch that hangs over: its shorter side and its height over the bed, mm."""

    across: float
    height: float


def mesh(shape: Any) -> trimesh.Trimesh:
    """Give a shape's mesh."""
    corners, faces = shape.tessellate(TOLERANCE, ANGLE)
    points = [[corner.X, corner.Y, corner.Z] for corner in corners]
    found = trimesh.Trimesh(points, faces, process=True)
    found.merge_vertices(digits_vertex=5)
    found.update_faces(found.nondegenerate_faces())
    return found


def overhangs(found: trimesh.Trimesh) -> list[Overhang]:
    """Patches that look down steeply and do not lie on the bed."""
    bed = found.bounds[0][2]
    down = found.face_normals[:, 2] < -STEEP
    raised = found.triangles_center[:, 2] > bed + BED
    faces = np.flatnonzero(down & raised)
    patches = trimesh.graph.connected_components(found.face_adjacency, nodes=faces, min_len=1)
    return [patch(found, np.intersect1d(group, faces)) for group in patches]


def patch(found: trimesh.Trimesh, faces: Any) -> Overhang:
    """Measure one patch."""
    corners = found.triangles[faces].reshape(-1, 3)
    size = corners.max(axis=0) - corners.min(axis=0)
    height = corners[:, 2].min() - found.bounds[0][2]
    return Overhang(float(min(size[0], size[1])), float(height))
