import { catalogueOf, createSiteIntl, DEFAULT_SITE, mergeMessages, type Site, siteOf } from '@campavia/i18n';
import type { DocumentAnswer, DocumentRequest, HandleDocument } from '@campavia/remote-kit/config';
import { createPageRenderer } from '@campavia/remote-kit/server';

import { config } from '../remote.config';

import { createRentOutDocument } from './features/rent-out/rent-out-document';
import { rentOutCatalogues } from './features/rent-out/server-messages';
import { CommunityRoutes, prepareScreen } from './routes';
import { serverMessages } from './server-messages';

type ServerIntl = ReturnType<typeof createSiteIntl>;

/** The document of each address. */
const DOCUMENTS: Record<string, (request: DocumentRequest, intl: ServerIntl) => DocumentAnswer> = {
  'rent-my-motorhome': createRentOutDocument,
};

/** Answers document requests of this remote. */
export const handle: HandleDocument = async (request) => {
  const create = DOCUMENTS[request.addressId];
  if (!create) return { status: 404, head: { title: 'Campavia', robots: 'noindex' } };
  return create(request, createPageIntl(siteOf(request.locale) ?? DEFAULT_SITE));
};

export const render = createPageRenderer({
  config,
  Root: CommunityRoutes,
  prepare: prepareScreen,
  messages: serverMessages,
});

function createPageIntl(site: Site): ServerIntl {
  const name = catalogueOf(site);
  return createSiteIntl(site, mergeMessages(serverMessages[name], rentOutCatalogues[name]));
}
