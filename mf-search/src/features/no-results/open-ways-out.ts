import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { loadWords } from './load-words';
import { NothingFits, type NothingFitsProps } from './nothing-fits';
import { NowhereKnown, type NowhereKnownProps } from './nowhere-known';

/** What a search that finds nothing shows. */
export interface WaysOutRoom {
  NothingFits: ComponentType<NothingFitsProps>;
  NowhereKnown: ComponentType<NowhereKnownProps>;
}

/** The pieces for a search that finds nothing, once their words are there. */
export async function openWaysOut(): Promise<WaysOutRoom> {
  const words = await loadWords(platform().site);
  return { NothingFits: worded(NothingFits, words), NowhereKnown: worded(NowhereKnown, words) };
}
