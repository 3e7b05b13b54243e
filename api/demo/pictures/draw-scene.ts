import { drawExterior } from './draw-exterior';
import { createRandom, type Random } from './drawing/seeded-random';
import { SCENE_HEIGHT, SCENE_WIDTH } from './drawing/shapes';
import { createSheet, type SvgSheet } from './drawing/sheet';
import { floorPlan } from './interiors/floor-plan';
import { ROOMS } from './interiors/rooms';
import { UPHOLSTERIES } from './interiors/upholstery';
import { findScene } from './scene-pool';

import type { CamperType } from './camper-type';
import type { InteriorScene, Scene } from './scene';

/** Must be raised with every change to the drawings: scene id and version together identify the picture's bytes. */
export const DRAWING_VERSION = 1;

const PLAN_TITLES: Record<CamperType, string> = {
  lowprofile: 'Floor plan of a low-profile motorhome',
  coachbuilt: 'Floor plan of a coach-built motorhome',
  aclass: 'Floor plan of an A-class motorhome',
  campervan: 'Floor plan of a campervan',
  van: 'Floor plan of a van',
  caravan: 'Floor plan of a caravan',
  other: 'Floor plan of a small camper',
};

/**
 * Draws a picture of the pool as a standalone SVG of 1200 × 800; deterministic. Takes a few milliseconds, so it can
 * also be served while the picture has not been rendered yet.
 *
 * @throws RangeError for an id that is not in the pool
 */
export function drawScene(sceneId: string): string {
  const scene = findScene(sceneId);
  if (!scene) throw new RangeError(`No scene is called ${sceneId}`);
  const sheet = createSheet();
  const { title, body } = draw(scene, sheet, createRandom(sceneId));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" preserveAspectRatio="xMidYMid slice" role="img" data-drawing="${DRAWING_VERSION}"><title>${title}</title><defs>${sheet.definitions()}</defs>${body}</svg>\n`;
}

function draw(scene: Scene, sheet: SvgSheet, random: Random) {
  if (scene.kind === 'exterior') return drawExterior(scene, sheet, random);
  if (scene.kind === 'interior') return drawInterior(scene, sheet, random);
  const upholstery = UPHOLSTERIES[scene.upholstery];
  return { title: PLAN_TITLES[scene.type], body: floorPlan({ ...scene, upholstery }, sheet) };
}

function drawInterior({ room, upholstery, view }: InteriorScene, sheet: SvgSheet, random: Random) {
  const { title, draw: drawRoom } = ROOMS[room];
  return { title, body: drawRoom({ sheet, random, upholstery: UPHOLSTERIES[upholstery], view }) };
}
