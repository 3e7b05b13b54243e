import { Map as LeafletMap } from 'leaflet';
import { useCallback, useState, type RefCallback } from 'react';

import { addGround } from './add-ground';

/** Whole Europe or half of America fit in; closer up the shore would be a guess. */
const ZOOMS = { minZoom: 3, maxZoom: 13 };
const WORLD: [[number, number], [number, number]] = [
  [-85, -180],
  [85, 180],
];

export interface Leaflet {
  /** For the element that the map fills. */
  place: RefCallback<HTMLElement>;
  map: LeafletMap | undefined;
}

/** A map with its ground, from when its element is there until it goes. */
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
    // Its own controls write markup, which the page's policy refuses; ours stand beside the map.
    zoomControl: false,
    attributionControl: false,
    // The map follows its element, not the window.
    trackResize: false,
    inertia: !isStill,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
  });
  addGround(map);
  return map;
}
