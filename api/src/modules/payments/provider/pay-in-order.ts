import { DEFAULT_SITE, SITES } from '@campavia/i18n/sites';

import type { Database } from '../../../database/connect';
import {
  PROVIDER_METHODS,
  type PayInOrder,
  type Payer,
  type ProviderMethod,
} from '../../../providers/payments/payments-provider';
import type { BookingRow } from '../../bookings/booking-process.service';
import { createPaidBookingStore, type PayerRow } from '../paid-booking.store';
import type { Payment } from '../payments.store';

/** The order for the provider to take a payment from the guest of its booking. */
export async function buildPayInOrder(
  database: Database,
  { siteUrl }: { siteUrl: string },
  { booking, payment }: { booking: BookingRow; payment: Payment },
): Promise<PayInOrder> {
  const person = await createPaidBookingStore(database).findPayer(booking.guest_id);
  const type = PROVIDER_METHODS.find((method) => method === payment.type);
  if (!type) throw new RangeError(`No provider takes ${payment.type}`);
  const path = payment.request_id === null ? callbackPath(booking) : requestCallbackPath(booking, payment);
  return {
    type: providerMethod(type, payment),
    amount: payment.amount,
    currency: payment.currency,
    reference: payment.public_id,
    payer: toPayer(person),
    language: languageOf(booking, person),
    returnUrl: `${siteUrl}${path}`,
  };
}

/** The payer in the provider's terms. */
export function toPayer(person: PayerRow): Payer {
  const { id, first_name, last_name, email, country } = person;
  return { reference: String(id), firstName: first_name, lastName: last_name, email, country };
}

/** The page of the site that waits for the outcome of a payment. */
export function callbackPath({ id, camper_id, locale, is_instant, state }: BookingRow): string {
  const site = locale === DEFAULT_SITE.locale ? '' : `/${locale}`;
  const isInstant = is_instant && state === 'VALIDATED';
  return `${site}/campers/${camper_id}/${isInstant ? 'instant-request' : 'payment'}/${id}/payment-callback`;
}

// Extensions and upgrades are paid outside the funnel of the camper.
function requestCallbackPath({ id, locale }: BookingRow, { request_id }: Payment): string {
  const site = locale === DEFAULT_SITE.locale ? '' : `/${locale}`;
  return `${site}/booking-payment/payment-final?id=${id}&request_id=${request_id}`;
}

// The provider's page is in the language of the site that leads to it.
function languageOf({ locale }: BookingRow, person: PayerRow): PayerRow['language'] {
  return SITES.find((site) => site.locale === locale)?.language ?? person.language;
}

// A second instalment that the guest pays by hand is an ordinary card payment.
function providerMethod(type: ProviderMethod, { part }: Payment): ProviderMethod {
  return type === 'card_2' && part === 'second_half' ? 'card' : type;
}
