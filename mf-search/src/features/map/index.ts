import type { ComponentType } from 'react';

import type { CamperMapProps } from './camper-map';

export type { CamperMapProps } from './camper-map';

export async function loadCamperMap(): Promise<ComponentType<CamperMapProps>> {
  const { loadCamperMapScreen } = await import(/* webpackChunkName: "map" */ './load-camper-map');
  return loadCamperMapScreen();
}
