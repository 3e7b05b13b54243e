import { createElement, type ComponentType } from 'react';

import type { SlotProps } from '@campavia/remote-kit';

import type { CamperMapProps } from './camper-map';

export type { CamperMapProps } from './camper-map';
export { MapPicture } from './picture/map-picture';

const fetchMap = () => import(/* webpackChunkName: "map" */ './load-camper-map');

export async function loadCamperMap(): Promise<ComponentType<CamperMapProps>> {
  return (await fetchMap()).loadCamperMapScreen();
}

/** Code of the position map stays out of the chunk of the search map, which guests load. */
export async function loadPositionMap(): Promise<ComponentType<SlotProps['vehicle.position']>> {
  const [{ PinnedMap, withMapMessages }, { PositionMap }] = await Promise.all([
    fetchMap(),
    import(/* webpackChunkName: "position-map" */ './position/position-map'),
  ]);
  return withMapMessages((props) => createElement(PositionMap, { ...props, PinnedMap }));
}
