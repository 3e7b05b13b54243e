import type { ServiceContext } from '../../../core/app-context';
import type { Database } from '../../../database/connect';
import { InvalidFieldsError, HttpError } from '../../../core/http-errors';
import type { AccountEmails, EmailRecipient } from './account-emails';
import type { EmailedLinks } from './emailed-links';
import { createUsersStore } from '../accounts/users.store';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  emails: AccountEmails;
  emailedLinks: EmailedLinks;
}

interface EmailUser extends EmailRecipient {
  id: number;
}

const HOUR_MS = 3_600_000;

/** Confirms and changes e-mail addresses by e-mailed links. */
export function createEmailAddresses({ database, clock, rateLimits, emails, emailedLinks }: Needs) {
  const changesPerUser = rateLimits.limiter('email-change', { most: 20, withinMs: HOUR_MS });
  const emailsPerAddress = rateLimits.limiter('email-link', { most: 5, withinMs: HOUR_MS });

  /** E-mails the link that confirms the address of an account. @throws TooManyRequestsError */
  async function sendConfirmationLink(person: EmailUser, within: Database): Promise<void> {
    await emailsPerAddress.take(person.email);
    const { id: userId, email, locale, language } = person;
    const link = await emailedLinks.create({ userId, email, locale, language, purpose: 'confirm' }, within);
    await emails.send('confirm_email', person, within, link);
  }

  /** Sends the confirmation link again. @throws HttpError 405 when there is nothing to confirm; TooManyRequestsError */
  async function resendConfirmationLink(userId: number): Promise<void> {
    const person = await createUsersStore(database).find(userId);
    if (!person || person.email_confirmed_at) throw new HttpError(405, 'email_confirmed_already');
    await database.transaction().execute((within) => sendConfirmationLink(person, within));
  }

  /**
   * E-mails the link that confirms a new address, and notifies the current one. The current address cancels a pending
   * change.
   * @throws InvalidFieldsError when the address is taken; TooManyRequestsError
   */
  async function requestChange(person: EmailUser, email: string, within: Database): Promise<void> {
    const store = createUsersStore(within);
    const { id: userId, locale, language } = person;
    if (email === person.email) {
      await emailedLinks.revoke(userId, ['change'], within);
      await store.update(userId, { pending_email: null });
      return;
    }
    // The answer reveals which addresses have an account, so calls are limited per user.
    await changesPerUser.take(String(userId));
    if (await store.credentialsOf(email)) throw addressTakenError();
    await emailsPerAddress.take(email);
    await store.update(userId, { pending_email: email });
    const link = await emailedLinks.create({ userId, email, locale, language, purpose: 'change' }, within);
    await emails.send('change_email', { ...person, email }, within, link);
    await emails.send('email_changes', person, within);
  }

  /**
   * Redeems a link: confirms the address, or changes it.
   * @throws HttpError 400 link_invalid; InvalidFieldsError when the address was taken meanwhile
   */
  async function confirm(token: string): Promise<{ email: string }> {
    return database.transaction().execute(async (within) => {
      const { user_id, email, purpose } = await emailedLinks.redeem(token, ['confirm', 'change'], within);
      const moved = purpose === 'change' ? { email, pending_email: null } : {};
      const store = createUsersStore(within);
      if (!(await store.update(user_id, { ...moved, email_confirmed_at: clock.now() })))
        throw addressTakenError();
      // Links sent to the previous address would give access to the account.
      if (purpose === 'change') await emailedLinks.revoke(user_id, ['confirm', 'reset'], within);
      return { email };
    });
  }

  return { sendConfirmationLink, resendConfirmationLink, requestChange, confirm };
}

export type EmailAddresses = ReturnType<typeof createEmailAddresses>;

function addressTakenError(): InvalidFieldsError {
  return new InvalidFieldsError({ email: { id: 'field_email_taken' } });
}
