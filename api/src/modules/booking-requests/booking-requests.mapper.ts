import type { Extension, ExtensionRules, Upgrade } from '@campavia/contracts';
import {
  extensionRules,
  formatDecimal,
  requestEndCause,
  type CurrencyCode,
  type RequestPrice,
  type RequestState,
  type TripCalendar,
} from '@campavia/domain';

import type { RequestRow } from './request-facts';

/** A request as a guest or owner sees it. */
export interface VisibleRequest {
  row: RequestRow;
  /** The effective state. */
  state: RequestState;
  reader: 'guest' | 'owner';
  currencies: { used: CurrencyCode; owner: CurrencyCode };
}

/** An extension of the contract. @param calendar the calendar around the trip, while the extension can still change */
export function toExtension(seen: VisibleRequest, calendar?: TripCalendar): Extension {
  const { row } = seen;
  const prices = pricesOf(seen);
  const reason = row.reason as Extension['requests'][number]['reason'];
  return {
    id: row.id,
    state: seen.state,
    ...prices,
    requests: [{ reason, quantity: row.days ?? 1, price_total: prices.price_total }],
    rules: calendar ? datesOf(calendar) : null,
    message: row.message,
    refusal: refusalOf(seen),
    end_cause: endCauseOf(seen),
    answer_by: seen.state === 'GUEST_ASK' ? momentOrNull(row.answer_by) : null,
    pay_by: payByOf(seen),
    created_on: row.created_at.toISOString(),
  };
}

/** An upgrade of the contract. */
export function toUpgrade(seen: VisibleRequest): Upgrade {
  const { row } = seen;
  const prices = pricesOf(seen);
  const { second_driver_first_name: first_name, second_driver_last_name: last_name } = row;
  const second_driver = first_name !== null && last_name !== null ? { first_name, last_name } : null;
  const reason = row.reason as Upgrade['requests'][number]['reason'];
  return {
    id: row.id,
    state: seen.state,
    ...prices,
    requests: [{ reason, price_total: prices.price_total, second_driver }],
    end_cause: endCauseOf(seen),
    pay_by: payByOf(seen),
    created_on: row.created_at.toISOString(),
  };
}

/** How far a trip may be extended. */
export function toRules(calendar: TripCalendar): ExtensionRules {
  return {
    ...datesOf(calendar),
    closed_weekdays: [...calendar.closedWeekdays],
    closed_dates: [...calendar.closedDates] as ExtensionRules['closed_dates'],
  };
}

/** A price as the guest reads it, in the currency used. */
export function toPriceFields(
  { total, price, fees, lines }: Omit<RequestPrice, 'earnings'>,
  currency: CurrencyCode,
) {
  return {
    price_total: formatDecimal(total),
    price: formatDecimal(price),
    fees: formatDecimal(fees),
    currency,
    lines: toLines(lines),
  };
}

function toLines(lines: readonly Pick<RequestPrice['lines'][number], 'code' | 'amount'>[]) {
  return lines.map(({ code, amount }) => ({ code, amount: formatDecimal(amount) }));
}

function datesOf(calendar: TripCalendar): { earliest: string; latest: string } {
  const { earliest, latest } = extensionRules(calendar);
  return { earliest, latest };
}

// Owners see their earnings, not what the guest pays.
function pricesOf({ row, reader, currencies }: VisibleRequest) {
  if (reader === 'owner') {
    const earnings = formatDecimal(row.earnings);
    const own = row.lines.filter(({ share }) => share === 'owner');
    return {
      price_total: earnings,
      price: earnings,
      fees: formatDecimal(0),
      currency: currencies.owner,
      lines: toLines(own.map(({ code, amountOwner: amount }) => ({ code, amount }))),
    };
  }
  return toPriceFields(row, currencies.used);
}

function refusalOf({ row, state }: VisibleRequest): Extension['refusal'] {
  const { refuse_reason: reason, refuse_comment: comment } = row;
  return state === 'CANCEL_OWNER' && (reason !== null || comment !== null) ? { reason, comment } : null;
}

function endCauseOf({ row, state }: VisibleRequest): Extension['end_cause'] {
  return requestEndCause({
    state,
    answerByMs: row.answer_by?.getTime() ?? null,
    payByMs: row.pay_by?.getTime() ?? null,
    settledAtMs: row.settled_at?.getTime() ?? null,
  });
}

function payByOf({ row, state }: VisibleRequest): string | null {
  return state === 'ACCEPTED' ? momentOrNull(row.pay_by) : null;
}

function momentOrNull(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
