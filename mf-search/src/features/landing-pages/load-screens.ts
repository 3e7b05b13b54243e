import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { CategoryScreen } from './category/category-screen';
import { loadMessages } from './load-messages';
import { PlaceScreen } from './place/place-screen';

/** The page of a category, once its words are there. */
export function loadCategoryScreen(): Promise<ComponentType> {
  return withLandingMessages(CategoryScreen);
}

/** The page of a place, once its words are there. */
export function loadPlaceScreen(): Promise<ComponentType> {
  return withLandingMessages(PlaceScreen);
}

async function withLandingMessages(Screen: ComponentType): Promise<ComponentType> {
  return withMessages(Screen, await loadMessages(platform().site));
}
