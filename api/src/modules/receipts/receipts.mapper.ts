import type {
  BookingPrice,
  Receipt,
  ReceiptDepositCharge,
  ReceiptParty,
  ReceiptPayment,
  ReceiptVatRow,
} from '@campavia/contracts';
import {
  formatDecimal,
  NO_SHARES,
  splitVat,
  todayIn,
  vatPerMille,
  type Minor,
  type PlainDate,
  type Shares,
  type VatAmounts,
} from '@campavia/domain';

import type { Settings } from '../../config/settings';
import type { PartyRow, ReceiptFacts } from './receipts.store';

type Company = Pick<Settings, 'companyAddress' | 'companyVatNumber'>;

/** The receipt of a confirmed trip. @param price for the guest, including extensions and upgrades */
export function toReceipt(facts: ReceiptFacts, price: BookingPrice, company: Company): Receipt {
  const { booking, owner, guest } = facts;
  const payments = facts.payments.map((payment) => toPayment(payment, booking.time_zone));
  return {
    booking: booking.id,
    number: receiptNumber(booking.id, booking.confirmed_at ?? booking.created_at),
    issued_on:
      payments.at(-1)?.paid_on ?? dayOf(booking.confirmed_at ?? booking.created_at, booking.time_zone),
    guest: toParty(guest),
    owner: toParty(owner),
    platform: platformOf(company),
    is_professional: chargesVat(owner),
    camper: { title: booking.title, city: booking.city, country: booking.country },
    date_from: booking.date_from,
    date_to: booking.date_to,
    days: price.days,
    km: price.km,
    coupon_code: price.coupon_code,
    currency: booking.currency_used,
    lines: price.lines.filter(({ amount }) => Number(amount) !== 0),
    total: price.price,
    ...vatFields(facts, sharesOfRows(facts.shares)),
    payments,
    to_pay: price.to_pay,
    cancellation: null,
    deposit_charges: facts.charges.map((charge) => toDepositCharge(charge, booking.time_zone)),
  };
}

/** The tax included in shares of a price. A private owner's rental is not taxed, and is left out. */
export function vatFields(facts: TaxedFacts, shares: Shares): Pick<Receipt, 'vat' | 'vat_total'> {
  const rows = vatRows(facts, shares);
  return {
    vat: rows.map(({ supplier, perMille, ...amounts }) => ({
      supplier,
      rate: perMille === undefined ? null : String(perMille / 10),
      ...formatAmounts(amounts),
    })),
    vat_total: chargesVat(facts.owner) && rows.length > 0 ? formatAmounts(sumAmounts(rows)) : null,
  };
}

type ChargeRow = ReceiptFacts['charges'][number];

function toDepositCharge(charge: ChargeRow, timeZone: string): ReceiptDepositCharge {
  const { kind, beyond_km, price_per_km, amount, currency, done_at } = charge;
  if (!done_at) throw new Error('A charge that is done has no time');
  return {
    kind: kind ?? 'kilometres',
    beyond_km,
    price_per_km: price_per_km === null ? null : formatDecimal(price_per_km),
    amount: formatDecimal(amount),
    currency,
    charged_on: dayOf(done_at, timeZone),
  };
}

type TaxedFacts = Pick<ReceiptFacts, 'booking' | 'owner'>;

/** The shares of a booking as a record. */
export function sharesOfRows(rows: ReceiptFacts['shares']): Shares {
  const shares = { ...NO_SHARES };
  for (const { share, amount } of rows) shares[share] = amount;
  return shares;
}

function chargesVat({ professional_type }: PartyRow): boolean {
  return professional_type !== null;
}

function receiptNumber(id: number, confirmedAt: Date): string {
  return `CV-${confirmedAt.getUTCFullYear()}-${String(id).padStart(6, '0')}`;
}

/** The day of a moment in the camper's time zone. */
export function dayOf(moment: Date, timeZone: string): PlainDate {
  return todayIn(timeZone, moment);
}

function toParty(row: PartyRow): ReceiptParty {
  const person = `${row.first_name} ${row.last_name}`.trim();
  const town = [row.zipcode, row.city].filter(Boolean).join(' ');
  const address = [row.company ? person : null, row.street, town].filter((line): line is string =>
    Boolean(line),
  );
  return { name: row.company ?? person, address, country: row.country, vat_number: row.vat_number };
}

/** The company's address is a single line: name first, then the rest. */
function platformOf({ companyAddress, companyVatNumber }: Company): ReceiptParty {
  const [name = 'Campavia', ...address] = (companyAddress ?? 'Campavia').split(/,\s*/);
  return { name, address, country: null, vat_number: companyVatNumber ?? null };
}

interface Row extends VatAmounts {
  supplier: ReceiptVatRow['supplier'];
  /** Undefined for exempt shares. */
  perMille?: number;
}

function vatRows({ booking, owner }: TaxedFacts, shares: Shares): Row[] {
  const perMille = vatPerMille(booking.country);
  if (perMille === undefined) return [];
  const taxed = (supplier: Row['supplier'], gross: Minor): Row => ({
    supplier,
    perMille,
    ...splitVat(gross, perMille),
  });
  const exempt = (supplier: Row['supplier'], gross: Minor): Row => ({ supplier, ...splitVat(gross, 0) });
  const rows = [
    ...(chargesVat(owner) ? [taxed('owner', shares.owner)] : []),
    taxed('platform', shares.fees),
    exempt('insurance', shares.insurance + shares.cancellation),
    exempt('coupon', shares.coupon),
  ];
  return rows.filter(({ gross }) => gross !== 0);
}

function sumAmounts(rows: readonly VatAmounts[]): VatAmounts {
  const sum = (name: keyof VatAmounts) => rows.reduce((total, row) => total + row[name], 0);
  return { net: sum('net'), vat: sum('vat'), gross: sum('gross') };
}

function formatAmounts({ net, vat, gross }: VatAmounts): Record<keyof VatAmounts, string> {
  return { net: formatDecimal(net), vat: formatDecimal(vat), gross: formatDecimal(gross) };
}

type PaymentRow = ReceiptFacts['payments'][number];

function toPayment({ type, reason, amount, done_at }: PaymentRow, timeZone: string): ReceiptPayment {
  if (!done_at) throw new Error('A payment that is done has no time');
  const signed = reason === 'refund' ? -amount : amount;
  return { type, amount: formatDecimal(signed), paid_on: dayOf(done_at, timeZone) };
}
