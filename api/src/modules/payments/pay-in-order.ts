import { DEFAULT_SITE, SITES } from '@campavia/i18n/sites';

import type { Database } from '../../database/connect';
import {
  PROVIDER_MEANS,
  type PayInOrder,
  type Payer,
  type ProviderMeans,
} from '../../providers/payments/payments-provider';
import type { BookingRow } from '../bookings/booking-process.service';
import { createPayerStore, type PayerRow } from './payer.store';
import type { Payment } from './payments.store';

/** What the provider is asked for: money of a payment, from the guest of its booking. */
export async function orderOf(
  database: Database,
  { siteUrl }: { siteUrl: string },
  { booking, payment }: { booking: BookingRow; payment: Payment },
): Promise<PayInOrder> {
  const person = await createPayerStore(database).find(booking.guest_id);
  const type = PROVIDER_MEANS.find((means) => means === payment.type);
  if (!type) throw new RangeError(`No provider takes ${payment.type}`);
  return {
    type: meansOf(type, payment),
    amount: payment.amount,
    currency: payment.currency,
    reference: payment.public_id,
    payer: toPayer(person),
    language: languageOf(booking, person),
    returnUrl: `${siteUrl}${payment.request_id === null ? pageOf(booking) : requestPageOf(booking, payment)}`,
  };
}

/** Who pays, in the provider's words. */
export function toPayer(person: PayerRow): Payer {
  const { id, first_name, last_name, email, country } = person;
  return { reference: String(id), firstName: first_name, lastName: last_name, email, country };
}

// The provider's page comes in the words of the site that leads to it, whatever else its reader speaks.
function languageOf({ locale }: BookingRow, person: PayerRow): PayerRow['language'] {
  return SITES.find((site) => site.locale === locale)?.language ?? person.language;
}

// What is added to a trip is paid outside the funnel of its camper.
function requestPageOf({ id, locale }: BookingRow, { request_id }: Payment): string {
  const site = locale === DEFAULT_SITE.locale ? '' : `/${locale}`;
  return `${site}/booking-payment/payment-final?id=${id}&request_id=${request_id}`;
}

/** The page of the site that waits for the outcome. */
export function pageOf({ id, camper_id, locale, is_instant, state }: BookingRow): string {
  const site = locale === DEFAULT_SITE.locale ? '' : `/${locale}`;
  const isInstant = is_instant && state === 'VALIDATED';
  return `${site}/campers/${camper_id}/${isInstant ? 'instant-request' : 'payment'}/${id}/payment-callback`;
}

// The rest of two halves that a guest pays by hand is a payment like any other.
function meansOf(type: ProviderMeans, { part }: Payment): ProviderMeans {
  return type === 'card_2' && part === 'second_half' ? 'card' : type;
}
