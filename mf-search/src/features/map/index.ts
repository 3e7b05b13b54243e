import type { ComponentType } from 'react';

import type { CamperMapProps } from './camper-map';

export type { CamperMapProps } from './camper-map';

/** Fetches the map with its words. */
export async function loadCamperMap(): Promise<ComponentType<CamperMapProps>> {
  const { openCamperMap } = await import(/* webpackChunkName: "map" */ './open-camper-map');
  return openCamperMap();
}
