import { createRandom, type Random } from './drawing/seeded-random';
import { HULLS } from './interiors/floor-plans';
import { UPHOLSTERY_NAMES } from './interiors/upholstery';
import { scenePool } from './scene-pool';
import { LIVERIES } from './vehicles/livery';

import type { CamperType } from './camper-type';
import type { RoomName } from './interiors/rooms';
import type { ExteriorScene, InteriorScene } from './scene';

const BED: Record<CamperType, RoomName> = {
  lowprofile: 'bed-island',
  coachbuilt: 'bed-island',
  aclass: 'bed-island',
  campervan: 'bed-doors',
  van: 'bed-doors',
  caravan: 'bed-island',
  other: 'bed-doors',
};

/**
 * The pictures of one camper: five to eight distinct scene ids, deterministic. First the camper from outside, then a
 * second place, bed, kitchen and floor plan; some campers also show the lounge, the view from the cab or a night scene.
 * All exteriors share one paint, all interiors one upholstery.
 *
 * @param camperSeed identifies the camper, for example its id
 */
export function picturesOfCamper(camperSeed: number | string, type: CamperType): string[] {
  const random = createRandom(`${type}/${camperSeed}`);
  const { name: paint } = random.pick(LIVERIES[type]);
  const upholstery = random.pick(UPHOLSTERY_NAMES);
  const outside = exteriorsOf(type, paint);
  const [first, second] = twoOf(
    outside.filter(({ landscape }) => landscape !== 'night-awning'),
    random,
  );
  const night = outside.find(({ landscape }) => landscape === 'night-awning');
  const room = (name: RoomName) => random.pick(roomsOf(name, upholstery)).sceneId;
  const pictures = [
    first.sceneId,
    second.sceneId,
    room(BED[type]),
    room('kitchen'),
    ...(random.chance(0.55) ? [room('lounge')] : []),
    ...(night && random.chance(0.6) ? [night.sceneId] : []),
    ...(type !== 'caravan' && random.chance(0.35) ? [room('cab')] : []),
  ];
  return [...pictures, floorPlanOf(type, random)];
}

function exteriorsOf(type: CamperType, paint: string): ExteriorScene[] {
  return scenePool().filter(
    (scene): scene is ExteriorScene =>
      scene.kind === 'exterior' && scene.type === type && scene.paint === paint,
  );
}

function roomsOf(room: RoomName, upholstery: string): InteriorScene[] {
  return scenePool().filter(
    (scene): scene is InteriorScene =>
      scene.kind === 'interior' && scene.room === room && scene.upholstery === upholstery,
  );
}

function floorPlanOf(type: CamperType, random: Random): string {
  const plan = random.pick(HULLS[type].plans);
  const scene = scenePool().find(
    (entry) => entry.kind === 'plan' && entry.type === type && entry.plan === plan,
  );
  if (!scene) throw new Error(`No ${plan} floor plan of a ${type} in the pool`);
  return scene.sceneId;
}

function twoOf(scenes: readonly ExteriorScene[], random: Random): [ExteriorScene, ExteriorScene] {
  const first = random.pick(scenes);
  const others = scenes.filter((scene) => scene !== first);
  return [first, random.pick(others)];
}
