import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { NoMatches, type NoMatchesProps } from './no-matches';
import { UnknownPlace, type UnknownPlaceProps } from './unknown-place';

/** The words for searches that find nothing. */
export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/no-results/${language}.json`),
);

/** What a search that finds nothing shows. */
export interface NoResultsScreens {
  NoMatches: ComponentType<NoMatchesProps>;
  UnknownPlace: ComponentType<UnknownPlaceProps>;
}

/** The pieces for a search that finds nothing, once their words are there. */
export async function loadNoResultsScreens(): Promise<NoResultsScreens> {
  const words = await loadMessages(platform().site);
  return { NoMatches: withMessages(NoMatches, words), UnknownPlace: withMessages(UnknownPlace, words) };
}
