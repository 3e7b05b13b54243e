import { isRecordId } from '@campavia/domain';
import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';
import { type HandleDocument, pageTitle } from '@campavia/remote-kit/config';

import { pageTitles, createSiteIntl } from './server-messages';

/** Personal pages are not indexed. */
export const handle: HandleDocument = async ({ addressId, locale, params }) => {
  const title = pageTitles[addressId];
  const isOfTrip = addressId === 'trip' || addressId.startsWith('trip.');
  const isNoTrip = isOfTrip && !isRecordId(params.id);
  if (!title || isNoTrip) return { status: 404, head: { title: 'Campavia', robots: 'noindex' } };
  const { formatMessage } = createSiteIntl(siteOf(locale) ?? DEFAULT_SITE);
  return { status: 200, head: { title: pageTitle(formatMessage(title)), robots: 'noindex' } };
};
