import { createFieldReader } from '../../../core/field-reader';
import { HttpError } from '../../../core/http-errors';
import { createExternalIdentitiesStore } from '../single-sign-on/external-identities.store';
import type { IdentityContext } from '../identity-context';
import { hashPassword, refuseWeakPassword } from './passwords';
import { createUsersStore } from '../accounts/users.store';

const MINUTE_MS = 60_000;

/** Setting a new password by a mailed link. */
export function createResetPassword(needs: IdentityContext) {
  const { database, clock, sessions, emails, emailedLinks, backgroundTasks, rateLimits } = needs;
  const requestsPerNetwork = rateLimits.limiter('reset-link-network', { most: 30, withinMs: 10 * MINUTE_MS });
  const requestsPerAddress = rateLimits.limiter('reset-link-address', { most: 5, withinMs: 60 * MINUTE_MS });

  /**
   * Mails a link, and says nothing of whether there is such an account: nobody learns who has one, not by how long the
   * answer takes either.
   * @throws InvalidFieldsError for what is no address; TooManyRequestsError
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

  /** Uses such a link. @throws HttpError 400 link_invalid; InvalidFieldsError for a weak password: the link then still works */
  async function reset(token: string, newPassword: string): Promise<void> {
    await database.transaction().execute(async (within) => {
      const { user_id } = await emailedLinks.redeem(token, ['reset'], within);
      const store = createUsersStore(within);
      const person = await store.find(user_id);
      if (!person?.is_active) throw new HttpError(400, 'link_invalid');
      refuseWeakPassword(newPassword, person);
      const password_hash = await hashPassword(newPassword);
      // Whoever read the mail has the address.
      const email_confirmed_at = person.email_confirmed_at ?? clock.now();
      await store.update(user_id, { password_hash, email_confirmed_at, pending_email: null });
      await emailedLinks.revoke(user_id, ['change'], within);
      // Somebody else may have linked themselves before the address became this person's.
      await createExternalIdentitiesStore(within).unlinkAll(user_id);
      await sessions.endAll(user_id, 'password', within);
      await emails.send('password_changed', person, within);
    });
  }

  return { requestLink, reset };
}
