import { useEffect, useRef, useState } from 'react';

import { GeolocationFailure, locate, type GeolocationFailureCode } from '@campavia/ui/browser';

import { rememberOwnPoint } from '../own-point';
import { roundPoint, type NearPoint } from '../../rules/finder-form';

export type NearMeState = 'idle' | 'looking' | 'found' | GeolocationFailureCode;

export interface NearMe {
  state: NearMeState;
  look: () => void;
  giveUp: () => void;
}

export function useNearMe(onFound: (point: NearPoint) => void): NearMe {
  const [state, setState] = useState<NearMeState>('idle');
  const attempt = useRef(0);
  const latest = useRef(onFound);
  latest.current = onFound;
  useEffect(() => () => void (attempt.current += 1), []);

  const look = () => {
    const own = (attempt.current += 1);
    const isWanted = () => own === attempt.current;
    setState('looking');
    locate().then(
      (position) => {
        if (!isWanted()) return;
        setState('found');
        const point = roundPoint(position);
        rememberOwnPoint(point);
        latest.current(point);
      },
      (error: unknown) => {
        window.reportError(error);
        if (isWanted()) setState(error instanceof GeolocationFailure ? error.code : 'position_unavailable');
      },
    );
  };
  const giveUp = () => {
    attempt.current += 1;
    setState('idle');
  };
  return { state, look, giveUp };
}
