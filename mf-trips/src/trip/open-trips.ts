import type { ComponentType } from 'react';

import { TripsScreen } from './trips-screen';
import { worded } from './worded';

/** The list of trips, once its words are there. */
export function openTrips(): Promise<ComponentType> {
  return worded(TripsScreen);
}
