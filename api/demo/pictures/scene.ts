import type { CamperType } from './camper-type';
import type { FloorPlanName } from './interiors/floor-plans';
import type { RoomName } from './interiors/room-of';
import type { UpholsteryName } from './interiors/upholstery';
import type { LandscapeName } from './landscapes/landscape-of';

interface SceneBase {
  /** Names the picture for good: same id, same drawing. Also the seed of everything that varies. */
  sceneId: string;
}

/** A camper from the side in a landscape. */
export interface ExteriorScene extends SceneBase {
  kind: 'exterior';
  type: CamperType;
  /** A livery of the type. */
  paint: string;
  landscape: LandscapeName;
}

/** A corner of a living room, a landscape outside. */
export interface InteriorScene extends SceneBase {
  kind: 'interior';
  room: RoomName;
  upholstery: UpholsteryName;
  view: LandscapeName;
}

/** A layout seen from above. */
export interface FloorPlanScene extends SceneBase {
  kind: 'plan';
  type: CamperType;
  plan: FloorPlanName;
  upholstery: UpholsteryName;
}

/** What one picture of the pool shows. */
export type Scene = ExteriorScene | InteriorScene | FloorPlanScene;
