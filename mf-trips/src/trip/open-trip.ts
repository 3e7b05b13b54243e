import type { ComponentType } from 'react';

import { TripScreen } from './trip-screen';
import { worded } from './worded';

/** The page of a trip, once its words are there. */
export function openTrip(): Promise<ComponentType> {
  return worded(TripScreen);
}
