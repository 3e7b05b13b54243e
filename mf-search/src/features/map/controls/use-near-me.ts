import type { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';

import { GeolocationFailure, locate, type GeolocationFailureCode, type Position } from '@campavia/ui/browser';

/** Shows a town with its surroundings. */
const ZOOM = 11;

export interface NearMe {
  position: Position | undefined;
  failure: GeolocationFailureCode | undefined;
  isLocating: boolean;
  /** Moves the map to the position of the device. */
  showPosition: () => void;
}

export function useNearMe(map: LeafletMap | undefined): NearMe {
  const [known, setKnown] = useState<Pick<NearMe, 'position' | 'failure'>>({
    position: undefined,
    failure: undefined,
  });
  const [isLocating, setLocating] = useState(false);
  const showPosition = () => {
    setLocating(true);
    void locate()
      .then(
        (position) => {
          setKnown({ position, failure: undefined });
          map?.setView([position.latitude, position.longitude], ZOOM);
        },
        (error: unknown) => {
          window.reportError(error);
          const failure = error instanceof GeolocationFailure ? error.code : 'position_unavailable';
          setKnown(({ position }) => ({ position, failure }));
        },
      )
      .finally(() => setLocating(false));
  };
  return { ...known, isLocating, showPosition };
}
