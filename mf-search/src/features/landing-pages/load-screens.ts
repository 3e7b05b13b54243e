import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { CategoryScreen } from './category/category-screen';
import { PlaceScreen } from './place/place-screen';

export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/landing-pages/${language}.json`),
);

export function loadCategoryScreen(): Promise<ComponentType> {
  return withLandingMessages(CategoryScreen);
}

export function loadPlaceScreen(): Promise<ComponentType> {
  return withLandingMessages(PlaceScreen);
}

async function withLandingMessages(Screen: ComponentType): Promise<ComponentType> {
  return withMessages(Screen, await loadMessages(platform().site));
}
