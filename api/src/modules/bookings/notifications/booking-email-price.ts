import { formatDecimal, type CurrencyCode, type Minor } from '@campavia/domain';
import { createServerIntl, formatMoney, formatPlainDate } from '@campavia/i18n/server';
import { catalogueOf, type Site } from '@campavia/i18n/sites';

import type { Email, EmailFact, EmailPrice } from '../../../core/emails/email';
import { translateInEmail } from '../../../core/emails/email-messages';
import { nameOfPriceLine } from '../../../core/messages/price-line-names';
import type { BookingNotification } from './booking-notifications';
import type { EmailTemplate } from './booking-email-texts';
import type { TripSummary } from './trip-summary';

/** E-mails that ask for a payment. */
export const TO_PAY: readonly EmailTemplate[] = [
  'request_accepted',
  'payment_reminder',
  'extension_accepted',
];
/** E-mails that ask the owner for an answer show the earnings. */
const TO_ANSWER: readonly EmailTemplate[] = ['request_sent', 'answer_reminder'];
const WITH_LINES: readonly EmailTemplate[] = [
  ...(['request_accepted', 'payment_reminder', 'confirmed', 'second_half_paid'] as const),
  ...(['request_sent', 'answer_reminder', 'confirmed_owner'] as const),
];

/** Whether an e-mail shows the lines of the price. */
export function showsPrice({ template }: BookingNotification): boolean {
  return WITH_LINES.includes(template);
}

/** The amount of an e-mail and its lines, as the reader pays or receives it. */
export function priceFor(
  trip: TripSummary,
  notification: BookingNotification,
  site: Site,
): Pick<Email, 'amount' | 'price'> {
  const catalogue = catalogueOf(site);
  const { template, to } = notification;
  const { price: due, currency_used } = trip.booking;
  const price = showsPrice(notification) ? priceOf[to](trip, site) : undefined;
  if (TO_PAY.includes(template) && due !== null) {
    const value = amountIn(site, due, currency_used);
    return { amount: { label: translateInEmail(catalogue, 'to_pay'), value }, price };
  }
  return { amount: TO_ANSWER.includes(template) ? price?.total : undefined, price };
}

const priceOf = { guest: guestPrice, owner: ownerPrice };

/** An amount in the format of a site. */
export function amountIn(site: Site, amount: Minor, currency: CurrencyCode): string {
  const text = formatMoney(createServerIntl(site, {}), formatDecimal(amount), currency);
  return text.replace('-', '−');
}

function guestPrice({ booking, lines = [] }: TripSummary, site: Site): EmailPrice | undefined {
  const catalogue = catalogueOf(site);
  const { price, currency_used: currency } = booking;
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  // Lines are shown only when they add up to the price.
  if (lines.length === 0 || sum !== price) return undefined;
  return {
    title: translateInEmail(catalogue, 'price_title'),
    lines: lines
      .filter(({ amount }) => amount !== 0)
      .map(({ code, amount }) => ({
        label: nameOfPriceLine(catalogue, code),
        value: amountIn(site, amount, currency),
      })),
    total: { label: translateInEmail(catalogue, 'total'), value: amountIn(site, price, currency) },
    payments: paymentsOf(booking, site),
  };
}

/** Paid and open amounts of a trip that is paid in two instalments. */
function paymentsOf(
  { price, paid, second_half_on: day, currency_used }: TripSummary['booking'],
  site: Site,
): EmailFact[] {
  if (price === null || day === null || paid === 0 || paid >= price) return [];
  const catalogue = catalogueOf(site);
  const date = formatPlainDate(createServerIntl(site, {}), day);
  return [
    { label: translateInEmail(catalogue, 'paid'), value: amountIn(site, paid, currency_used) },
    {
      label: translateInEmail(catalogue, 'second_payment', { date }),
      value: amountIn(site, price - paid, currency_used),
    },
  ];
}

function ownerPrice({ booking, lines = [] }: TripSummary, site: Site): EmailPrice | undefined {
  const catalogue = catalogueOf(site);
  const { currency_owner: currency } = booking;
  const own = lines.filter(({ share, amountOwner }) => share === 'owner' && amountOwner !== 0);
  if (own.length === 0) return undefined;
  const earnings = own.reduce((total, { amountOwner }) => total + amountOwner, 0);
  return {
    title: translateInEmail(catalogue, 'earnings_title'),
    lines: own.map(({ code, amountOwner }) => ({
      label: nameOfPriceLine(catalogue, code),
      value: amountIn(site, amountOwner, currency),
    })),
    total: { label: translateInEmail(catalogue, 'you_receive'), value: amountIn(site, earnings, currency) },
  };
}
