import {
  aDocument,
  anIdentityDocument,
  someDocuments,
  someMailPreferences,
  someMoneyboxes,
  someOwnSessions,
  somePasskeys,
} from '@campavia/contracts/testing';
import { answer } from '@campavia/testing';

/** Answers for the account overview below the profile. */
export function answerAccount(): void {
  answer('get', '/3/users/me/passkeys/', somePasskeys());
  answer('get', '/3/users/me/sessions/', someOwnSessions());
  answer('get', '/3/users/me/mail-preferences/', someMailPreferences());
  answer('get', '/3/moneyboxes/', someMoneyboxes());
  answer('get', '/3/docs/guest/*', someDocuments(aDocument(), anIdentityDocument()));
}
