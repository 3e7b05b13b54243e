import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';
import { pageTitle, type HandleDocument } from '@campavia/remote-kit/config';

import { isTripId } from './rules/trip-id';
import { serverTitles } from './server-titles';
import { wordsOf } from './server-words';

/** Names the pages; what stands on them is for one person only, so that no engine keeps them. */
export const handle: HandleDocument = async ({ addressId, locale, params }) => {
  const title = serverTitles[addressId];
  const isNoTrip = addressId === 'trip' && !isTripId(params.id);
  if (!title || isNoTrip) return { status: 404, head: { title: 'Campavia', robots: 'noindex' } };
  const { formatMessage } = wordsOf(siteOf(locale) ?? DEFAULT_SITE);
  return { status: 200, head: { title: pageTitle(formatMessage(title)), robots: 'noindex' } };
};
