import type { MailPreferences } from '../../identity/mail-preferences';
import type { AddPasskey, Passkey, Passkeys } from '../../identity/passkeys';
import type { OwnSession, OwnSessions } from '../../identity/sessions';
import type { AccountDeletion } from '../../identity/users';

/** A passkey of a phone, used this morning. */
export function aPasskey(over: Partial<Passkey> = {}): Passkey {
  return {
    id: 3,
    name: 'Maeve’s iPhone',
    created_at: '2027-02-02T09:00:00Z',
    used_at: '2027-03-10T07:12:00Z',
    is_current: false,
    ...over,
  };
}

export function somePasskeys(results: Passkey[] = [aPasskey()]): Passkeys {
  return { count: results.length, next: null, previous: null, results };
}

/** The answer of a device after creating a passkey. */
export function aPasskeyForm(): AddPasskey {
  return {
    name: 'Laptop',
    response: {
      id: 'AQID',
      rawId: 'AQID',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    },
  };
}

/** The current sign-in. */
export function anOwnSession(over: Partial<OwnSession> = {}): OwnSession {
  return {
    id: '0b0f9a52-6f1f-4f39-9c53-0d6f6d8f2a01',
    is_current: true,
    started_at: '2027-03-10T06:00:00Z',
    used_at: '2027-03-10T08:00:00Z',
    browser: 'Chrome',
    system: 'macOS',
    device: 'computer',
    passkey: null,
    ...over,
  };
}

/** This browser, a phone and another computer. */
export function someOwnSessions(
  results: OwnSession[] = [
    anOwnSession(),
    anOwnSession({
      id: 'p',
      is_current: false,
      browser: 'Safari',
      system: 'iPhone',
      device: 'phone',
      passkey: 'Maeve’s iPhone',
    }),
    anOwnSession({
      id: 'f',
      is_current: false,
      browser: 'Firefox',
      system: 'Windows',
      used_at: '2027-03-02T20:40:00Z',
    }),
  ],
): OwnSessions {
  return { count: results.length, next: null, previous: null, results };
}

export function someMailPreferences(over: Partial<MailPreferences> = {}): MailPreferences {
  return {
    saved_searches: true,
    saved_search_count: 2,
    wishlists: true,
    wishlist_count: 2,
    messages: true,
    newsletter: false,
    rental_credit: true,
    ...over,
  };
}

/** Nothing prevents deleting the account. */
export function anAccountDeletion(over: Partial<AccountDeletion> = {}): AccountDeletion {
  return { trips: [], requests: 0, retained_until: null, is_at_payment_provider: false, ...over };
}
