import type { MessageDescriptor } from 'react-intl';

import { createServerIntl, type Messages } from '@campavia/i18n/server';
import { type CatalogueName, catalogueOf, type Site } from '@campavia/i18n/sites';

import catalogues from '../messages/compiled-all.json';

import { titleMessages } from './components/title.messages';

const CATALOGUES = catalogues as unknown as Record<CatalogueName, Messages>;

export type SiteIntl = ReturnType<typeof createServerIntl>;

export function createSiteIntl(site: Site): SiteIntl {
  return createServerIntl(site, CATALOGUES[catalogueOf(site)]);
}

/** By the names of addresses. */
export const pageTitles: Readonly<Record<string, MessageDescriptor>> = {
  bookings: titleMessages.bookings,
  campers: titleMessages.campers,
  camper: titleMessages.camper,
  'camper.calendar': titleMessages.calendar,
};
