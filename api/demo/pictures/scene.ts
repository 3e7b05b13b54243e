import type { CamperType } from './camper-type';
import type { FloorPlanName } from './interiors/floor-plans';
import type { RoomName } from './interiors/rooms';
import type { UpholsteryName } from './interiors/upholstery';
import type { LandscapeName } from './landscapes/landscapes';

interface SceneBase {
  /** Permanent id: same id, same drawing. Also the random seed of the drawing. */
  sceneId: string;
}

/** A camper from the side in a landscape. */
export interface ExteriorScene extends SceneBase {
  kind: 'exterior';
  type: CamperType;
  /** Name of a livery of the type. */
  paint: string;
  landscape: LandscapeName;
}

/** An interior view with a landscape outside. */
export interface InteriorScene extends SceneBase {
  kind: 'interior';
  room: RoomName;
  upholstery: UpholsteryName;
  view: LandscapeName;
}

/** A layout from above. */
export interface FloorPlanScene extends SceneBase {
  kind: 'plan';
  type: CamperType;
  plan: FloorPlanName;
  upholstery: UpholsteryName;
}

/** Subject of one picture of the pool. */
export type Scene = ExteriorScene | InteriorScene | FloorPlanScene;
