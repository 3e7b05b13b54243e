import type { ComponentType } from 'react';

import type { Messages } from '@campavia/i18n';
import { platform } from '@campavia/remote-kit';
import { worded } from '@campavia/remote-kit/words';

import { Inside } from './inside';
import { loadWords } from './load-words';
import { ReportButton } from './report-button';
import { SimilarCampers } from './similar-campers';
import { Terms } from './terms';
import { UnpublishedNotice } from './unpublished-notice';

const PIECES = { Inside, ReportButton, SimilarCampers, Terms, UnpublishedNotice };
type Pieces = typeof PIECES;

/** One piece of what stands below the first view of a camper, once its words are there. */
export async function openDetails<Name extends keyof Pieces>(name: Name): Promise<Pieces[Name]> {
  const words: Messages = await loadWords(platform().site);
  return worded(PIECES[name] as ComponentType<object>, words) as Pieces[Name];
}
