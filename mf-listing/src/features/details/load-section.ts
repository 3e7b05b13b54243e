import type { ComponentType } from 'react';

import type { Messages } from '@campavia/i18n';
import { platform } from '@campavia/remote-kit';
import { createMessageLoader, withMessages } from '@campavia/remote-kit/messages';

import { Inside } from './inside/inside';
import { ReportButton } from './report/report-button';
import { SimilarCampers } from './similar-campers';
import { Terms } from './terms/terms';
import { UnpublishedNotice } from './unpublished-notice';

export const loadMessages = createMessageLoader(
  (language) => import(`./messages/compiled/details/${language}.json`),
);

const PIECES = { Inside, ReportButton, SimilarCampers, Terms, UnpublishedNotice };
type Pieces = typeof PIECES;

export async function loadSection<Name extends keyof Pieces>(name: Name): Promise<Pieces[Name]> {
  const messages: Messages = await loadMessages(platform().site);
  return withMessages(PIECES[name] as ComponentType<object>, messages) as Pieces[Name];
}
