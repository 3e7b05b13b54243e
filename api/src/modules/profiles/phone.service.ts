import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

import type { PhoneCertification } from '@campavia/contracts';
import { PHONE_CODE_DIGITS } from '@campavia/domain';
import type { Language } from '@campavia/i18n/sites';

import type { ServiceContext } from '../../core/app-context';
import { translate } from '../../core/messages/messages';
import { InvalidFieldsError, HttpError } from '../../core/http-errors';
import type { Notifications } from '../../providers/notifications/notifications';
import { createPhoneStore } from './phone.store';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  notifications: Notifications;
}

const MINUTES = 10;
const MINUTE_MS = 60_000;
const AGAIN_AFTER_MS = 30_000;
const MAX_TRIES = 5;

/** Verifies a phone number: sends a code to it and checks the code. */
export function createPhoneService({ database, clock, rateLimits, notifications }: Needs) {
  const store = createPhoneStore(database);
  const perUser = rateLimits.limiter('phone-code-person', { most: 5, withinMs: 60 * MINUTE_MS });
  // Every message costs money, and premium numbers could be abused to earn it.
  const perNetwork = rateLimits.limiter('phone-code-network', { most: 60, withinMs: 60 * MINUTE_MS });
  const perPhone = rateLimits.limiter('phone-code-phone', { most: 5, withinMs: 60 * MINUTE_MS });

  /**
   * Sends a code to the user's phone, unless it is verified or one was just sent.
   * @throws HttpError 405 phone_missing; TooManyRequestsError
   */
  async function send(userId: number, language: Language, network: string): Promise<PhoneCertification> {
    const { phone, isCertified } = await phoneOf(userId);
    if (isCertified) return { phone, certified: true, expires_at: null };
    const sent = await store.lastCode(userId);
    const isFresh = sent && clock.now().getTime() - sent.sent_at.getTime() < AGAIN_AFTER_MS;
    if (isFresh && sent.phone === phone && sent.tries < MAX_TRIES)
      return pendingCertification(phone, sent.expires_at);
    await perNetwork.check(network);
    await perUser.take(String(userId));
    await perPhone.take(phone);
    await perNetwork.add(network);
    return pendingCertification(phone, await sendNew(userId, phone, language));
  }

  async function sendNew(userId: number, phone: string, language: Language): Promise<Date> {
    const sentAt = clock.now();
    const expiresAt = new Date(sentAt.getTime() + MINUTES * MINUTE_MS);
    const code = String(randomInt(10 ** PHONE_CODE_DIGITS)).padStart(PHONE_CODE_DIGITS, '0');
    const body = translate(language, 'sms_phone_code', { code, minutes: MINUTES });
    await database.transaction().execute(async (within) => {
      const hash = hashOf(userId, code);
      await createPhoneStore(within).storeCode({ userId, phone, hash, sentAt, expiresAt });
      await notifications.sms({ recipient: phone, kind: 'phone_code', language, body }, within);
    });
    return expiresAt;
  }

  /**
   * Verifies the phone by the code sent to it.
   * @throws InvalidFieldsError on `code` when it is wrong, expired, tried too often, or was sent to another phone
   */
  async function certify(userId: number, text: string): Promise<PhoneCertification> {
    const [{ phone }, now] = [await phoneOf(userId), clock.now()];
    const hash = await store.tryCode(userId, phone, { now, mostTries: MAX_TRIES });
    const isRight = hash && timingSafeEqual(hash, hashOf(userId, text.replace(/\s/g, '')));
    if (!isRight) throw new InvalidFieldsError({ code: { id: 'field_bad_code' } });
    await database.transaction().execute((within) => createPhoneStore(within).certify(userId, phone, now));
    return { phone, certified: true, expires_at: null };
  }

  async function phoneOf(userId: number) {
    const person = await store.person(userId);
    if (!person?.phone) throw new HttpError(405, 'phone_missing');
    return { phone: person.phone, isCertified: person.phone_certified_at !== null };
  }

  return { send, certify };
}

export type PhoneService = ReturnType<typeof createPhoneService>;

function pendingCertification(phone: string, expiresAt: Date): PhoneCertification {
  return { phone, certified: false, expires_at: expiresAt.toISOString() };
}

function hashOf(userId: number, code: string): Buffer {
  return createHash('sha256').update(`${userId} ${code}`).digest();
}
