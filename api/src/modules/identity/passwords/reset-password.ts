import { createFieldReader } from '../../../core/field-reader';
import { HttpError } from '../../../core/http-errors';
import { createPasskeysStore } from '../passkeys/passkeys.store';
import { createExternalIdentitiesStore } from '../single-sign-on/external-identities.store';
import type { IdentityContext } from '../identity-context';
import { hashPassword, refuseWeakPassword } from './passwords';
import { createUsersStore } from '../accounts/users.store';

const MINUTE_MS = 60_000;

/** Resetting the password by an e-mailed link. */
export function createResetPassword(needs: IdentityContext) {
  const { database, clock, sessions, emails, emailedLinks, backgroundTasks, rateLimits } = needs;
  const requestsPerNetwork = rateLimits.limiter('reset-link-network', { most: 30, withinMs: 10 * MINUTE_MS });
  const requestsPerAddress = rateLimits.limiter('reset-link-address', { most: 5, withinMs: 60 * MINUTE_MS });

  /**
   * E-mails a link if there is such an account; neither the answer nor its duration reveals whether there is.
   * @throws InvalidFieldsError for an invalid address; TooManyRequestsError
   */
  async function requestLink(address: string, network: string): Promise<void> {
    const fields = createFieldReader();
    const email = fields.email('email', address) ?? '';
    fields.settle();
    await requestsPerNetwork.take(network);
    await requestsPerAddress.take(email);
    backgroundTasks.run(() => sendLink(email));
  }

  async function sendLink(email: string): Promise<void> {
    const person = await createUsersStore(database).credentialsOf(email);
    if (!person?.is_active) return;
    const { id: userId, locale, language } = person;
    await database.transaction().execute(async (within) => {
      const link = await emailedLinks.create({ userId, email, locale, language, purpose: 'reset' }, within);
      await emails.send('reset_password', person, within, link);
    });
  }

  /**
   * Redeems a link. @throws HttpError 400 link_invalid; InvalidFieldsError for a weak password, after which the link
   * still works
   */
  async function reset(token: string, newPassword: string): Promise<void> {
    await database.transaction().execute(async (within) => {
      const { user_id } = await emailedLinks.redeem(token, ['reset'], within);
      const store = createUsersStore(within);
      const person = await store.find(user_id);
      if (!person?.is_active) throw new HttpError(400, 'link_invalid');
      refuseWeakPassword(newPassword, person);
      const password_hash = await hashPassword(newPassword);
      // Receiving the e-mail proves ownership of the address.
      const email_confirmed_at = person.email_confirmed_at ?? clock.now();
      await store.update(user_id, { password_hash, email_confirmed_at, pending_email: null });
      await emailedLinks.revoke(user_id, ['change'], within);
      // Identities and passkeys may have been added by someone else before the address was confirmed.
      await createExternalIdentitiesStore(within).unlinkAll(user_id);
      await createPasskeysStore(within).removeAll(user_id);
      await sessions.endAll(user_id, 'password', within);
      await emails.send('password_changed', person, within);
    });
  }

  return { requestLink, reset };
}
