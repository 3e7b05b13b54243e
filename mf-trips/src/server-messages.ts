import type { MessageDescriptor } from 'react-intl';

import { createServerIntl, type Messages } from '@campavia/i18n/server';
import { type CatalogueName, catalogueOf, type Site } from '@campavia/i18n/sites';

import catalogues from '../messages/compiled-all.json';

import { tripsMessages } from './components/trips.messages';

const CATALOGUES = catalogues as unknown as Record<CatalogueName, Messages>;

export type SiteIntl = ReturnType<typeof createServerIntl>;

export function createSiteIntl(site: Site): SiteIntl {
  return createServerIntl(site, CATALOGUES[catalogueOf(site)]);
}

export const pageTitles: Readonly<Record<string, MessageDescriptor>> = {
  trips: tripsMessages.title,
  trip: tripsMessages.trip,
  'trip.receipt': tripsMessages.receipt,
  'trip.contract': tripsMessages.contract,
  'trip.pick-up': tripsMessages.pickUp,
  'trip.documents': tripsMessages.documents,
  'trip.document': tripsMessages.document,
  'trip.document.upload': tripsMessages.document,
  'trip.document.emergency': tripsMessages.emergency,
  'trip.condition': tripsMessages.condition,
  'trip.cancel': tripsMessages.cancel,
  'trip.refund': tripsMessages.refund,
  'trip.extend': tripsMessages.extend,
  'trip.extend.move': tripsMessages.extend,
  'trip.extend.kilometres': tripsMessages.extend,
  'trip.extend.insured-days': tripsMessages.extend,
  'trip.second-driver': tripsMessages.secondDriver,
  'trip.insurance': tripsMessages.insurance,
  wishlists: tripsMessages.wishlists,
  wishlist: tripsMessages.wishlists,
  'wishlist.shared': tripsMessages.wishlists,
  'wishlist-emails': tripsMessages.wishlists,
  'message-emails': tripsMessages.chats,
  'credit-emails': tripsMessages.rentalCredits,
  reviews: tripsMessages.reviews,
  'trip.review': tripsMessages.review,
  'trip.review.step': tripsMessages.review,
  chats: tripsMessages.chats,
  chat: tripsMessages.chats,
  'chat.booking': tripsMessages.chats,
  'chat.camper': tripsMessages.chats,
  account: tripsMessages.account,
  'account.profile': tripsMessages.profile,
  'account.certify-phone': tripsMessages.certifyPhone,
  'account.delete': tripsMessages.deleteAccount,
  'account.password': tripsMessages.password,
  'account.payins': tripsMessages.payins,
  'account.payouts': tripsMessages.payouts,
  'account.payout-statement': tripsMessages.payouts,
  'account.rental-credits': tripsMessages.rentalCredits,
  'account.driver-identity': tripsMessages.driverDocuments,
  'account.owner-identity': tripsMessages.ownerDocuments,
  'account.owner-document': tripsMessages.document,
  'account.owner-document.upload': tripsMessages.document,
  'account.iban': tripsMessages.bankAccount,
  'account.ubo-declaration': tripsMessages.beneficialOwners,
  'account.tax-number': tripsMessages.taxNumber,
  'account.professional': tripsMessages.professional,
  'account.document': tripsMessages.document,
  'account.document.upload': tripsMessages.document,
};
