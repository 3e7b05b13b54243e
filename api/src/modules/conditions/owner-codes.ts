import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

import { CONDITION_CODE_DIGITS, CONDITION_TERMS } from '@campavia/domain';

import type { ServiceContext } from '../../core/app-context';
import { InvalidFieldsError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import type { BookingRow } from '../bookings/booking-process.service';
import { ownerConfirms, type ConditionEmails } from './condition-emails';
import { createConditionReportsStore } from './condition-reports.store';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  emails: ConditionEmails;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Codes by which owners confirm reports on the phones of their guests; only the owner gets to know them. */
export function createOwnerCodes({ database, clock, rateLimits, emails }: Needs) {
  const sent = rateLimits.limiter('condition-code', { most: 6, withinMs: HOUR_MS });
  const { codeMinutes, codeTries } = CONDITION_TERMS;

  /** Counts a code that is about to be sent. @throws TooManyRequestsError */
  function requireSending(bookingId: number): Promise<void> {
    return sent.take(String(bookingId));
  }

  /** Sends the owner a code in place of the one before, within a transaction. */
  async function send(transaction: Database, booking: BookingRow, reportId: number): Promise<void> {
    const code = String(randomInt(10 ** CONDITION_CODE_DIGITS)).padStart(CONDITION_CODE_DIGITS, '0');
    const expiresAt = new Date(clock.now().getTime() + codeMinutes * MINUTE_MS);
    await createConditionReportsStore(transaction).storeCode(reportId, hashOf(reportId, code), expiresAt);
    await emails.send(transaction, booking, ownerConfirms(code, codeMinutes));
  }

  /**
   * Counts a try, whatever becomes of the confirmation.
   * @throws InvalidFieldsError on `code` when it is wrong, too old, used or was tried too often
   */
  async function requireRight(reportId: number, text: string): Promise<void> {
    const tried = { now: clock.now(), tries: codeTries };
    const hash = await createConditionReportsStore(database).tryCode(reportId, tried);
    const isRight = hash && timingSafeEqual(hash, hashOf(reportId, text.replace(/\s/g, '')));
    if (!isRight) throw new InvalidFieldsError({ code: { id: 'field_bad_code' } });
  }

  return { requireSending, send, requireRight };
}

export type OwnerCodes = ReturnType<typeof createOwnerCodes>;

function hashOf(reportId: number, code: string): Buffer {
  return createHash('sha256').update(`${reportId} ${code}`).digest();
}
