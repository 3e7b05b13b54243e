import {
  areGiftDays,
  isPlainDate,
  MAX_GIFT,
  parseDecimal,
  type Minor,
  type PlainDate,
} from '@campavia/domain';

import { InvalidFieldsError } from '../../core/http-errors';

/** An amount above nothing and up to the most that staff give. @throws InvalidFieldsError on `amount` */
export function readGiftAmount(text: string): Minor {
  const amount = /^\d{1,9}(\.\d{1,2})?$/.test(text) ? parseDecimal(text) : 0;
  if (amount <= 0) throw new InvalidFieldsError({ amount: { id: 'field_invalid' } });
  if (amount > MAX_GIFT) {
    throw new InvalidFieldsError({ amount: { id: 'field_at_most', values: { limit: MAX_GIFT / 100 } } });
  }
  return amount;
}

interface GiftDays {
  from: PlainDate;
  until: PlainDate;
}

/** The days on which a gift is valid. @throws InvalidFieldsError on `valid_from` or `valid_until` */
export function readGiftDays(from: string, until: string, today: PlainDate): GiftDays {
  if (!isPlainDate(from)) throw new InvalidFieldsError({ valid_from: { id: 'field_not_a_date' } });
  if (!isPlainDate(until)) throw new InvalidFieldsError({ valid_until: { id: 'field_not_a_date' } });
  if (!areGiftDays(from, until, today)) {
    throw new InvalidFieldsError({ valid_until: { id: 'coupon_days_wrong' } });
  }
  return { from, until };
}

/** Why staff do it. @throws InvalidFieldsError on `reason` */
export function readMoneyReason(text: string): string {
  // The database takes no character of this kind.
  const reason = text.replaceAll('\0', '').normalize('NFC').trim();
  if (!reason) throw new InvalidFieldsError({ reason: { id: 'field_required' } });
  return reason;
}
