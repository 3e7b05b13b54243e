import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { CategoryScreen } from './category/category-screen';
import { loadMessages } from './load-messages';
import { PlaceScreen } from './place/place-screen';

/** The page of a category, once its words are there. */
export function openCategory(): Promise<ComponentType> {
  return inWords(CategoryScreen);
}

/** The page of a place, once its words are there. */
export function openPlace(): Promise<ComponentType> {
  return inWords(PlaceScreen);
}

async function inWords(Screen: ComponentType): Promise<ComponentType> {
  return withMessages(Screen, await loadMessages(platform().site));
}
