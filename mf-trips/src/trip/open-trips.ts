import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { loadWords } from './load-words';
import { TripsScreen } from './trips-screen';

/** The list of trips, once its words are there. */
export async function openTrips(): Promise<ComponentType> {
  return worded(TripsScreen, await loadWords(platform().site));
}
