import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';
import type { DocumentAnswer, DocumentRequest, HandleDocument } from '@campavia/remote-kit/config';

import { createSiteIntl, type ServerIntl } from './server-messages';
import { onboardingDocument } from './features/onboarding/onboarding-document';

/** The document of each address. */
const DOCUMENTS: Record<string, (request: DocumentRequest, intl: ServerIntl) => Promise<DocumentAnswer>> = {
  onboarding: onboardingDocument,
};

/** Answers document requests of this remote. */
export const handle: HandleDocument = async (request) => {
  const answer = DOCUMENTS[request.addressId];
  if (!answer) return { status: 404, head: { title: 'Campavia', robots: 'noindex' } };
  return answer(request, createSiteIntl(siteOf(request.locale) ?? DEFAULT_SITE));
};
