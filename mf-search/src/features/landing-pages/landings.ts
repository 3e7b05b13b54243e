import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { CategoryScreen } from './category-screen';
import { loadWords } from './load-words';
import { PlaceScreen } from './place-screen';

/** The page of a category, once its words are there. */
export function openCategory(): Promise<ComponentType> {
  return inWords(CategoryScreen);
}

/** The page of a place, once its words are there. */
export function openPlace(): Promise<ComponentType> {
  return inWords(PlaceScreen);
}

async function inWords(Screen: ComponentType): Promise<ComponentType> {
  return worded(Screen, await loadWords(platform().site));
}
