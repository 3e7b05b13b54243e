import { bookingKeys } from '@campavia/api-client';
import { createHttp } from '@campavia/api-client/core';
import type { GuestBooking, SharedWishlist } from '@campavia/contracts';
import { isRecordId } from '@campavia/domain';
import { DEFAULT_SITE, siteOf, type Site } from '@campavia/i18n/sites';
import {
  type DocumentAnswer,
  type DocumentHead,
  type DocumentRequest,
  type HandleDocument,
  fillPattern,
  pageTitle,
} from '@campavia/remote-kit/config';

import { config } from '../remote.config';

import { fetchSharedWishlist } from './data/wishlists/fetch-shared-wishlist';
import { hasTripPage, isGuarded } from './rules/guards/trip-guards';
import { momentOfAddress } from './rules/conditions/condition-progress';
import { reviewStepOf } from './rules/reviews/review-form';
import { OWNER_FORMS } from './rules/documents/document-progress';
import { readPayinYear } from './rules/money/payin-year';
import { pageTitles, createSiteIntl } from './server-messages';

const OF_TRIP = new Set(config.addresses.flatMap(({ id, personalData }) => (personalData ? [id] : [])));
const REVIEWS = config.addresses.find(({ id }) => id === 'reviews')?.pattern ?? '/';
/** The document of a shared list does not wait longer. */
const SHARED_TIMEOUT_MS = 800;
const NOT_FOUND: DocumentAnswer = { status: 404, head: { title: 'Campavia', robots: 'noindex' } };

/** Personal pages are not indexed. */
export const handle: HandleDocument = async (request) => {
  const { addressId, locale } = request;
  const title = pageTitles[addressId];
  if (isReviewOfUnknown(request)) return { status: 302, redirect: REVIEWS };
  if (!title || !isFound(request)) return NOT_FOUND;
  const redirect = findRedirect(request);
  if (redirect !== undefined) return { status: 302, redirect };
  const site = siteOf(locale) ?? DEFAULT_SITE;
  const { formatMessage } = createSiteIntl(site);
  const head = { title: pageTitle(formatMessage(title)), robots: 'noindex' };
  if (addressId === 'wishlist.shared') {
    const list = await fetchSharedWishlist(request.params.key ?? '', createApiHttp(request, site));
    return answerSharedWishlist(head, list);
  }
  return { status: 200, head, ...(OF_TRIP.has(addressId) && { data: tripData(request) }) };
};

function createApiHttp({ api }: DocumentRequest, site: Site) {
  const apiKey = api.headers['x-api-key'] ?? '';
  return createHttp({ baseUrl: api.origin, site, apiKey, timeoutMs: SHARED_TIMEOUT_MS });
}

/** The browser renders the list, and the page of a missing one. */
function answerSharedWishlist(
  head: DocumentHead,
  list: Pick<SharedWishlist, 'name'> | null | undefined,
): DocumentAnswer {
  if (list === null) return { status: 404, head };
  return { status: 200, head: list ? { ...head, title: pageTitle(list.name) } : head };
}

/** Reviews of unknown trips redirect to the list of reviews; the page decides by the same rule. */
function isReviewOfUnknown({ addressId, personal }: DocumentRequest): boolean {
  return addressId.startsWith('trip.review') && personal?.status === 404;
}

/** False for a trip that does not exist or is another user's, as far as the server knows. */
function isFound({ addressId, params, personal }: DocumentRequest): boolean {
  const ids = [params.id, params.id_doc].filter((id) => id !== undefined);
  const isMoment = params.moment === undefined || momentOfAddress(params.moment) !== undefined;
  const isStep = reviewStepOf(params.step) !== undefined;
  const isForm = params.form === undefined || OWNER_FORMS.includes(params.form);
  return (
    isMoment &&
    isStep &&
    isForm &&
    ids.every(isRecordId) &&
    !(OF_TRIP.has(addressId) && personal?.status === 404)
  );
}

/** The trip itself, if it has no page of this address; the page decides by the same rule. */
function findRedirect({
  addressId,
  params,
  personal,
  search,
  path,
  today,
}: DocumentRequest): string | undefined {
  if (addressId === 'account.payins' || addressId === 'account.payouts')
    return findYearRedirect(path, search, today);
  if (personal?.status !== 200 || !isGuarded(addressId)) return undefined;
  if (hasTripPage(addressId, personal.body as GuestBooking)) return undefined;
  const trip = config.addresses.find(({ id }) => id === 'trip');
  return trip && fillPattern(trip.pattern, params);
}

function findYearRedirect(path: string, search: string, today: string): string | undefined {
  const year = readPayinYear(search, today);
  return 'redirect' in year ? `${path}${year.redirect}` : undefined;
}

function tripData({ params, personal }: DocumentRequest): Record<string, unknown> {
  return personal?.status === 200 && params.id ? { [bookingKeys.guest(params.id)]: personal.body } : {};
}
