import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { NoMatches, type NoMatchesProps } from './no-matches';
import { UnknownPlace, type UnknownPlaceProps } from './unknown-place';

/** Loads the messages for searches without results. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/no-results/${language}.json`),
);

/** The screens for searches without results. */
export interface NoResultsScreens {
  NoMatches: ComponentType<NoMatchesProps>;
  UnknownPlace: ComponentType<UnknownPlaceProps>;
}

/** Loads the screens for searches without results with their messages. */
export async function loadNoResultsScreens(): Promise<NoResultsScreens> {
  const words = await loadMessages(platform().site);
  return { NoMatches: withMessages(NoMatches, words), UnknownPlace: withMessages(UnknownPlace, words) };
}
