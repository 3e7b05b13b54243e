import { bookingKeys } from '@campavia/api-client';
import type { GuestBooking } from '@campavia/contracts';
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

import { hasTripPage, isGuarded } from './rules/guards/trip-guards';
import { momentOfAddress } from './rules/conditions/condition-progress';
import { OWNER_FORMS } from './rules/documents/document-progress';
import { pageTitles, createSiteIntl } from './server-messages';

const OF_TRIP = new Set(config.addresses.flatMap(({ id, personalData }) => (personalData ? [id] : [])));
const NOT_FOUND: DocumentAnswer = { status: 404, head: { title: 'Campavia', robots: 'noindex' } };

/** Personal pages are not indexed. */
export const handle: HandleDocument = async (request) => {
  const { addressId, locale } = request;
  const title = pageTitles[addressId];
  if (!title || !isFound(request)) return NOT_FOUND;
  const redirect = findRedirect(request);
  if (redirect !== undefined) return { status: 302, redirect };
  const { formatMessage } = createSiteIntl(siteOf(locale) ?? DEFAULT_SITE);
  const head = { title: pageTitle(formatMessage(title)), robots: 'noindex' };
  return { status: 200, head, ...(OF_TRIP.has(addressId) && { data: tripData(request) }) };
};

/** False for a trip that does not exist or is another user's, as far as the server knows. */
function isFound({ addressId, params, personal }: DocumentRequest): boolean {
  const ids = [params.id, params.id_doc].filter((id) => id !== undefined);
  const isMoment = params.moment === undefined || momentOfAddress(params.moment) !== undefined;
  const isForm = params.form === undefined || OWNER_FORMS.includes(params.form);
  return isMoment && isForm && ids.every(isRecordId) && !(OF_TRIP.has(addressId) && personal?.status === 404);
}

/** The trip itself, where it has no page of this address; as the page decides in the browser. */
function findRedirect({ addressId, params, personal }: DocumentRequest): string | undefined {
  if (personal?.status !== 200 || !isGuarded(addressId)) return undefined;
  if (hasTripPage(addressId, personal.body as GuestBooking)) return undefined;
  const trip = config.addresses.find(({ id }) => id === 'trip');
  return trip && fillPattern(trip.pattern, params);
}

function tripData({ params, personal }: DocumentRequest): Record<string, unknown> {
  return personal?.status === 200 && params.id ? { [bookingKeys.guest(params.id)]: personal.body } : {};
}
