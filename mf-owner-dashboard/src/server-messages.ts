import type { MessageDescriptor } from 'react-intl';

import { createServerIntl, type Messages } from '@campavia/i18n/server';
import { type CatalogueName, catalogueOf, type Site } from '@campavia/i18n/sites';

import catalogues from '../messages/compiled-all.json';

import { camperPageMessages } from './features/camper-page/camper-page.messages';
import { titleMessages } from './components/title.messages';

const CATALOGUES = catalogues as unknown as Record<CatalogueName, Messages>;

export type SiteIntl = ReturnType<typeof createServerIntl>;

export function createSiteIntl(site: Site): SiteIntl {
  return createServerIntl(site, CATALOGUES[catalogueOf(site)]);
}

/** By the names of addresses. */
export const pageTitles: Readonly<Record<string, MessageDescriptor>> = {
  bookings: titleMessages.bookings,
  booking: titleMessages.booking,
  'booking.refuse': titleMessages.refuse,
  'booking.refuse-change': titleMessages.refuseChange,
  'booking.cancel': titleMessages.cancel,
  'booking.pick-up': titleMessages.pickUp,
  'booking.return': titleMessages.return,
  'booking.claims': titleMessages.claims,
  'booking.contract': titleMessages.contract,
  'booking.review': titleMessages.review,
  'booking.review.step': titleMessages.review,
  staff: titleMessages.staff,
  'staff.documents': titleMessages.staff,
  'staff.document': titleMessages.staff,
  'staff.reports': titleMessages.staff,
  'staff.report': titleMessages.staff,
  'staff.payouts': titleMessages.staff,
  'staff.refunds': titleMessages.staff,
  'staff.incidents': titleMessages.staff,
  'staff.incident': titleMessages.staff,
  'staff.money': titleMessages.staff,
  'staff.refund': titleMessages.staff,
  'staff.people': titleMessages.staff,
  'staff.person': titleMessages.staff,
  'staff.audit-log': titleMessages.staff,
  'staff.listings': titleMessages.staff,
  'staff.listing': titleMessages.staff,
  campers: titleMessages.campers,
  camper: titleMessages.camper,
  'camper.calendar': titleMessages.calendar,
  'camper.prices': camperPageMessages.prices,
  'camper.pictures': camperPageMessages.pictures,
  'camper.documents': camperPageMessages.documents,
  'camper.document': camperPageMessages.documents,
  'camper.document.upload': camperPageMessages.documents,
  'camper.vehicle': camperPageMessages.vehicle,
  'camper.settings': camperPageMessages.settings,
  'camper.statistics': camperPageMessages.statistics,
};
