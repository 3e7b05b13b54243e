import { ownCamperKeys } from '@campavia/api-client';
import type { OwnListingProgress } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';
import {
  type DocumentAnswer,
  type DocumentRequest,
  type HandleDocument,
  fillPattern,
  pageTitle,
} from '@campavia/remote-kit/config';

import { config } from '../remote.config';

import { findLead } from './rules/camper-tabs';
import { pageTitles, createSiteIntl } from './server-messages';

/** Addresses of one thing: their documents are a 404 unless the api shows it to whoever asks. */
const PERSONAL = new Set(config.addresses.flatMap(({ id, personalData }) => (personalData ? [id] : [])));
const NOT_FOUND: DocumentAnswer = { status: 404, head: { title: 'Campavia', robots: 'noindex' } };

/** Personal pages are not indexed. */
export const handle: HandleDocument = async (request) => {
  const title = pageTitles[request.addressId];
  if (!title || !isFound(request)) return NOT_FOUND;
  const { personal } = request;
  if (personal?.status === 410) return { ...NOT_FOUND, status: 410 };
  const redirect = findRedirect(request);
  if (redirect !== undefined) return { status: 302, redirect };
  const { formatMessage } = createSiteIntl(siteOf(request.locale) ?? DEFAULT_SITE);
  return {
    status: 200,
    head: { title: pageTitle(formatMessage(title)), robots: 'noindex' },
    ...dataOf(request),
  };
};

/** Where an unfinished or a finished listing leads; as the page decides in the browser. */
function findRedirect({ addressId, params, personal }: DocumentRequest): string | undefined {
  if (personal?.status !== 200 || params.id === undefined) return undefined;
  const lead = findLead(addressId, (personal.body as OwnListingProgress).publishable);
  const address = config.addresses.find(({ id }) => id === lead);
  return address && fillPattern(address.pattern, params);
}

/** What the page would ask for first. */
function dataOf({ addressId, params, personal }: DocumentRequest): Pick<DocumentAnswer, 'data'> {
  if (addressId !== 'camper' || personal?.status !== 200 || !params.id) return {};
  return { data: { [ownCamperKeys.progress(params.id)]: personal.body } };
}

/** False for what does not exist or is another user's, as far as the server knows. */
function isFound({ addressId, params, personal }: DocumentRequest): boolean {
  const ids = [params.id, params.id_doc].filter((id) => id !== undefined);
  return ids.every(isRecordId) && !(PERSONAL.has(addressId) && personal?.status === 404);
}
