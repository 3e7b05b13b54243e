import { bookingKeys, moderationKeys, ownCamperKeys } from '@campavia/api-client';
import type { OwnCamperList, OwnListingProgress } from '@campavia/contracts';
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

import { findOnlyCamper, listQueryOf, readCampersQuery } from './rules/campers-query';
import { DOCUMENT_FORMS, findLead } from './rules/camper-tabs';
import { reviewStepOf } from './rules/reviews/review-form';
import { pageTitles, createSiteIntl } from './server-messages';

/** Addresses of one record: their documents are a 404 unless the api returns it to the user. */
const PERSONAL = new Set(config.addresses.flatMap(({ id, personalData }) => (personalData ? [id] : [])));
/** The list of reviews, a page of another remote. */
const REVIEWS = '/d/reviews';
const NOT_FOUND: DocumentAnswer = { status: 404, head: { title: 'Campavia', robots: 'noindex' } };

/** Personal pages are not indexed. */
export const handle: HandleDocument = async (request) => {
  const title = pageTitles[request.addressId];
  if (isReviewOfUnknown(request)) return { status: 302, redirect: REVIEWS };
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

/** Reviews of unknown bookings redirect to the list of reviews; the page decides by the same rule. */
function isReviewOfUnknown({ addressId, personal }: DocumentRequest): boolean {
  return addressId.startsWith('booking.review') && personal?.status === 404;
}

/**
 * Redirects of the list with one camper, and of an unfinished or finished listing; the page decides by the same rule.
 */
function findRedirect({ addressId, params, personal, search }: DocumentRequest): string | undefined {
  if (personal?.status !== 200) return undefined;
  if (addressId === 'campers') {
    const only = findOnlyCamper(readCampersQuery(search), personal.body as OwnCamperList);
    return only && pathTo('camper', { id: String(only.id) });
  }
  if (params.id === undefined || !isOfCamper(addressId)) return undefined;
  return pathTo(findLead(addressId, personal.body as OwnListingProgress)?.address, params);
}

function pathTo(addressId: string | undefined, params: DocumentRequest['params']): string | undefined {
  const address = config.addresses.find(({ id }) => id === addressId);
  return address && fillPattern(address.pattern, params);
}

function isOfCamper(addressId: string): boolean {
  return addressId === 'camper' || addressId.startsWith('camper.');
}

/** The initial data of the page. */
function dataOf(request: DocumentRequest): Pick<DocumentAnswer, 'data'> {
  const { addressId, params, personal, search } = request;
  if (personal?.status !== 200) return {};
  if (addressId === 'campers') {
    const view = readCampersQuery(search);
    const isShown = view.city === undefined && view.page === 1;
    return isShown ? { data: { [ownCamperKeys.list(listQueryOf(view))]: personal.body } } : {};
  }
  if (!params.id) return {};
  if (addressId === 'camper') return { data: { [ownCamperKeys.progress(params.id)]: personal.body } };
  if (addressId === 'staff.listing') return { data: { [moderationKeys.one(params.id)]: personal.body } };
  return isOfCamper(addressId) ? {} : { data: { [bookingKeys.owner(params.id)]: personal.body } };
}

/** False for what does not exist or is another user's, as far as the server knows. */
function isFound({ addressId, params, personal }: DocumentRequest): boolean {
  const ids = [params.id, params.id_doc].filter((id) => id !== undefined);
  const isForm = params.form === undefined || DOCUMENT_FORMS.includes(params.form);
  const isStep = reviewStepOf(params.step) !== undefined;
  return isForm && isStep && ids.every(isRecordId) && !(PERSONAL.has(addressId) && personal?.status === 404);
}
