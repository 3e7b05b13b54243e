import { faqKeys, getFaq } from '@campavia/api-client';
import { createHttp } from '@campavia/api-client/core';
import { catalogueOf, createSiteIntl, DEFAULT_SITE, mergeMessages, type Site, siteOf } from '@campavia/i18n';
import {
  type DocumentAnswer,
  type DocumentRequest,
  findPath,
  type HandleDocument,
} from '@campavia/remote-kit/config';
import { createPageRenderer } from '@campavia/remote-kit/server';

import { config } from '../remote.config';

import { fetchAllReviews, fetchWall } from './data/fetch-community';
import { fetchGuideCampers } from './data/use-guide-campers';
import {
  createAllReviewsDocument,
  createPicturesWallDocument,
  redirectToReviews,
} from './features/community-pages/community-documents';
import { communityCatalogues } from './features/community-pages/server-messages';
import { createContactDocument } from './features/contact/contact-document';
import { contactCatalogues } from './features/contact/server-messages';
import { createContentDocument } from './features/content/content-document';
import { createHelpDocument } from './features/help/help-document';
import { helpCatalogues } from './features/help/server-messages';
import { createNewsletterDocument } from './features/newsletter/newsletter-document';
import { newsletterCatalogues } from './features/newsletter/server-messages';
import { createRentOutDocument } from './features/rent-out/rent-out-document';
import { rentOutCatalogues } from './features/rent-out/server-messages';
import { CommunityRoutes, prepareScreen } from './routes';
import { serverMessages } from './server-messages';

type ServerIntl = ReturnType<typeof createSiteIntl>;

type CreateDocument = (
  request: DocumentRequest,
  intl: ServerIntl,
  site: Site,
) => DocumentAnswer | Promise<DocumentAnswer>;

/** The document is sent without data after this time. */
const TIMEOUT_MS = 1100;
/** Campers below a text are optional and must not delay it. */
const CAMPERS_TIMEOUT_MS = 300;

/** The document of each address. */
const DOCUMENTS: Record<string, CreateDocument> = {
  community: redirectToReviews,
  'community.all-reviews': async (request, intl, site) =>
    createAllReviewsDocument(
      request,
      intl,
      await fetchAllReviews(request.search, createApiHttp(request, site)),
    ),
  'community.pictures-wall': async (request, intl, site) =>
    createPicturesWallDocument(request, intl, await fetchWall(request.search, createApiHttp(request, site))),
  'rent-my-motorhome': createRentOutDocument,
  help: answerHelp,
  faq: ({ search }) => ({ status: 301, redirect: `${findPath(config.addresses, 'help') ?? '/'}${search}` }),
  newsletter: createNewsletterDocument,
  contact: createContactDocument,
};

/** Answers document requests of this remote. */
export const handle: HandleDocument = async (request) => {
  const create = DOCUMENTS[request.addressId];
  const site = siteOf(request.locale) ?? DEFAULT_SITE;
  if (create) return create(request, createPageIntl(site), site);
  const page = await createContentDocument(request, (query) =>
    fetchGuideCampers(query, createApiHttp(request, site, CAMPERS_TIMEOUT_MS)),
  );
  return page ?? { status: 404, head: { title: 'Campavia', robots: 'noindex' } };
};

async function answerHelp(request: DocumentRequest, intl: ServerIntl, site: Site): Promise<DocumentAnswer> {
  const faq = await getFaq({ http: createApiHttp(request, site) }).catch(() => undefined);
  return { ...createHelpDocument(request, intl, faq), data: faq ? { [faqKeys.faq()]: faq } : {} };
}

export const render = createPageRenderer({
  config,
  Root: CommunityRoutes,
  prepare: prepareScreen,
  messages: serverMessages,
});

function createPageIntl(site: Site): ServerIntl {
  const name = catalogueOf(site);
  return createSiteIntl(
    site,
    mergeMessages(
      serverMessages[name],
      rentOutCatalogues[name],
      communityCatalogues[name],
      helpCatalogues[name],
      newsletterCatalogues[name],
      contactCatalogues[name],
    ),
  );
}

function createApiHttp({ api }: DocumentRequest, site: Site, timeoutMs = TIMEOUT_MS) {
  return createHttp({
    baseUrl: api.origin,
    site,
    apiKey: api.headers['x-api-key'] ?? '',
    timeoutMs,
  });
}
