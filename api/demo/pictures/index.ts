export { CAMPER_TYPES, type CamperType } from './camper-type';
export { DRAWING_VERSION, drawScene } from './draw-scene';
export { picturesOfCamper } from './pictures-of-camper';
export {
  renderPool,
  sceneFolder,
  type RenderedPool,
  type RenderPoolOptions,
  type RenderProgress,
} from './render-pool';
export { renderScene, type RenderedScene } from './render-scene';
export { findScene, MAX_SCENES, scenePool } from './scene-pool';
export { sharePicture } from './share-picture';
export type { ExteriorScene, FloorPlanScene, InteriorScene, Scene } from './scene';
