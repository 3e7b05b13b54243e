import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { NoMatches, type NoMatchesProps } from './no-matches';
import { UnknownPlace, type UnknownPlaceProps } from './unknown-place';

export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/no-results/${language}.json`),
);

export interface NoResultsScreens {
  NoMatches: ComponentType<NoMatchesProps>;
  UnknownPlace: ComponentType<UnknownPlaceProps>;
}

export async function loadNoResultsScreens(): Promise<NoResultsScreens> {
  const messages = await loadMessages(platform().site);
  return { NoMatches: withMessages(NoMatches, messages), UnknownPlace: withMessages(UnknownPlace, messages) };
}
