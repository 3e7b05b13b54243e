import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { loadWords } from './load-words';
import { TripScreen } from './trip-screen';

/** The page of a trip, once its words are there. */
export async function openTrip(): Promise<ComponentType> {
  return worded(TripScreen, await loadWords(platform().site));
}
