import { bookingKeys } from '@campavia/api-client';
import { isRecordId } from '@campavia/domain';
import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';
import {
  type DocumentAnswer,
  type DocumentRequest,
  type HandleDocument,
  pageTitle,
} from '@campavia/remote-kit/config';

import { config } from '../remote.config';

import { pageTitles, createSiteIntl } from './server-messages';

/** Addresses of one thing: their documents are a 404 unless the api shows it to whoever asks. */
const PERSONAL = new Set(config.addresses.flatMap(({ id, personalData }) => (personalData ? [id] : [])));
const NOT_FOUND: DocumentAnswer = { status: 404, head: { title: 'Campavia', robots: 'noindex' } };

/** Personal pages are not indexed. */
export const handle: HandleDocument = async (request) => {
  const title = pageTitles[request.addressId];
  if (!title || !isFound(request)) return NOT_FOUND;
  const { formatMessage } = createSiteIntl(siteOf(request.locale) ?? DEFAULT_SITE);
  const head = { title: pageTitle(formatMessage(title)), robots: 'noindex' };
  const data = PERSONAL.has(request.addressId) ? bookingData(request) : undefined;
  return { status: 200, head, ...(data && { data }) };
};

/** False for what does not exist or is another user's, as far as the server knows. */
function isFound({ addressId, params, personal }: DocumentRequest): boolean {
  const ids = [params.id, params.id_doc].filter((id) => id !== undefined);
  return ids.every(isRecordId) && !(PERSONAL.has(addressId) && personal?.status === 404);
}

function bookingData({ params, personal }: DocumentRequest): Record<string, unknown> {
  return personal?.status === 200 && params.id ? { [bookingKeys.owner(params.id)]: personal.body } : {};
}
