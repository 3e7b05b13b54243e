import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadMessages } from './load-messages';
import { NothingFits, type NothingFitsProps } from './no-matches';
import { NowhereKnown, type NowhereKnownProps } from './unknown-place';

/** What a search that finds nothing shows. */
export interface WaysOutRoom {
  NothingFits: ComponentType<NothingFitsProps>;
  NowhereKnown: ComponentType<NowhereKnownProps>;
}

/** The pieces for a search that finds nothing, once their words are there. */
export async function openWaysOut(): Promise<WaysOutRoom> {
  const words = await loadMessages(platform().site);
  return { NothingFits: withMessages(NothingFits, words), NowhereKnown: withMessages(NowhereKnown, words) };
}
