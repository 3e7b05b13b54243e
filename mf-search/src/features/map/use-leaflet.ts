import { Map as LeafletMap } from 'leaflet';
import { useCallback, useState, type RefCallback } from 'react';

import { addBaseLayer } from './base/add-base-layer';

/** From half a continent to where the geometry of the shore becomes imprecise. */
const ZOOMS = { minZoom: 3, maxZoom: 13 };
const WORLD: [[number, number], [number, number]] = [
  [-85, -180],
  [85, 180],
];

export interface Leaflet {
  place: RefCallback<HTMLElement>;
  map: LeafletMap | undefined;
}

export function useLeaflet(): Leaflet {
  const [map, setMap] = useState<LeafletMap>();
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const made = openMap(element);
    setMap(made);
    return () => {
      setMap(undefined);
      made.remove();
    };
  }, []);
  return { place, map };
}

function openMap(element: HTMLElement): LeafletMap {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    ...ZOOMS,
    maxBounds: WORLD,
    maxBoundsViscosity: 1,
    // Leaflet's controls write markup, which Trusted Types refuse; our own replace them.
    zoomControl: false,
    attributionControl: false,
    // The map follows its element, not the window.
    trackResize: false,
    inertia: !isStill,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
  });
  addBaseLayer(map);
  return map;
}
