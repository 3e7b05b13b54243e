import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { loadWords } from './load-words';
import { PlaceList, type PlaceListProps } from './place-list';

/** The place field with its list, once its words are there. */
export async function openPlaceList(): Promise<{ PlaceList: ComponentType<PlaceListProps> }> {
  return { PlaceList: worded(PlaceList, await loadWords(platform().site)) };
}
