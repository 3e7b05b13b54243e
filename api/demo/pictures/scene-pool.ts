import { CAMPER_TYPES, type CamperType } from './camper-type';
import { HULLS } from './interiors/floor-plans';
import { ROOMS, type RoomName } from './interiors/rooms';
import { UPHOLSTERY_NAMES } from './interiors/upholstery';
import { DAY_LANDSCAPES, type LandscapeName } from './landscapes/landscapes';
import { LIVERIES, type Livery } from './vehicles/livery';

import type { ExteriorScene, FloorPlanScene, InteriorScene, Scene } from './scene';

/** Upper bound on distinct pictures of the demo. */
export const MAX_SCENES = 300;

/** Number of daytime landscapes per livery; one night scene is added. */
const PLACES_PER_LIVERY = 5;
const VIEWS_PER_ROOM = 2;

/** Skips neighbours in the list, so that a camper's pictures differ. */
const PLACE_STRIDE = 3;

/** Landscapes in which a road can lead ahead without ending in the sea. */
const ROAD_VIEWS: readonly LandscapeName[] = [
  'mesa-morning',
  'vineyard-gold',
  'lavender-noon',
  'polder-spring',
  'snow-dusk',
];

const ROOM_NAMES = Object.keys(ROOMS) as RoomName[];

const pool: readonly Scene[] = [...exteriors(), ...interiors(), ...floorPlans()];
const scenesById = new Map(pool.map((scene) => [scene.sceneId, scene]));

/** All pictures that the demo's campers share, in a fixed order. */
export function scenePool(): readonly Scene[] {
  return pool;
}

/** The scene of an id; undefined for an id that is not in the pool. */
export function findScene(sceneId: string): Scene | undefined {
  return scenesById.get(sceneId);
}

function exteriors(): ExteriorScene[] {
  return CAMPER_TYPES.flatMap((type, typeIndex) =>
    LIVERIES[type].flatMap((livery, index) => exteriorsOf(type, livery, typeIndex + index * 4)),
  );
}

function exteriorsOf(type: CamperType, livery: Livery, offset: number): ExteriorScene[] {
  const days = Array.from({ length: PLACES_PER_LIVERY }, (_, index) =>
    dayPlace(offset + index * PLACE_STRIDE),
  );
  return [...days, 'night-awning' as const].map((landscape, index) => ({
    kind: 'exterior',
    sceneId: `exterior-${type}-${landscape}-${livery.name}-${serial(index)}`,
    type,
    paint: livery.name,
    landscape,
  }));
}

function interiors(): InteriorScene[] {
  return ROOM_NAMES.flatMap((room, roomIndex) =>
    UPHOLSTERY_NAMES.flatMap((upholstery, index) =>
      Array.from({ length: VIEWS_PER_ROOM }, (_, number): InteriorScene => ({
        kind: 'interior',
        sceneId: `${room}-${upholstery}-${serial(number)}`,
        room,
        upholstery,
        view: viewOf(room, roomIndex * 2 + index * 7 + number * PLACE_STRIDE),
      })),
    ),
  );
}

function floorPlans(): FloorPlanScene[] {
  return CAMPER_TYPES.flatMap((type, typeIndex) =>
    HULLS[type].plans.map((plan, index): FloorPlanScene => ({
      kind: 'plan',
      sceneId: `plan-${type}-${plan}-${serial(index)}`,
      type,
      plan,
      upholstery: UPHOLSTERY_NAMES[(typeIndex + index * 2) % UPHOLSTERY_NAMES.length] ?? 'pine',
    })),
  );
}

function viewOf(room: RoomName, index: number): LandscapeName {
  return room === 'cab' ? (ROAD_VIEWS[index % ROAD_VIEWS.length] ?? 'mesa-morning') : dayPlace(index);
}

function dayPlace(index: number): LandscapeName {
  return DAY_LANDSCAPES[index % DAY_LANDSCAPES.length] ?? 'lake-dawn';
}

function serial(index: number): string {
  return String(index + 1).padStart(2, '0');
}
