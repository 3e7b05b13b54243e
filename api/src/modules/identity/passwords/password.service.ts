import type { ManagePassword } from '@campavia/contracts';

import { InvalidFieldsError, HttpError } from '../../../core/http-errors';
import { createResetPassword } from './reset-password';
import type { IdentityContext } from '../identity-context';
import { hashPassword, refuseWeakPassword } from './passwords';
import { requireUser, type SignedIn } from '../signed-in.service';
import { createUsersStore } from '../accounts/users.store';

/** Changing a password, and resetting a forgotten one by an e-mailed link. */
export function createPasswordService(needs: IdentityContext) {
  const { database, sessions, emails, emailedLinks, passwordCheck } = needs;
  const resetPassword = createResetPassword(needs);

  /**
   * Executes the form: changes the password, requests a link, or sets a new password with one.
   * @throws InvalidFieldsError for an invalid form
   */
  async function manage(form: ManagePassword, who: SignedIn | undefined, network: string): Promise<void> {
    if (form.token !== undefined) return resetPassword.reset(form.token, needed(form, 'new_password'));
    if (form.email !== undefined) return resetPassword.requestLink(form.email, network);
    const person = requireUser({ signedIn: who });
    return change(person, needed(form, 'old_password'), needed(form, 'new_password'));
  }

  async function change(who: SignedIn, oldPassword: string, newPassword: string): Promise<void> {
    if (who.actorId !== undefined) throw new HttpError(405, 'not_while_impersonating');
    const person = await passwordCheck.check(who.userId, 'old_password', oldPassword);
    refuseWeakPassword(newPassword, person);
    const password_hash = await hashPassword(newPassword);
    await database.transaction().execute(async (within) => {
      // Cancels a pending address change, which may have been requested by someone who knew the old password.
      await createUsersStore(within).update(person.id, { password_hash, pending_email: null });
      await emailedLinks.revoke(person.id, ['reset', 'change'], within);
      await sessions.endAll(person.id, 'password', within, who.sessionId);
      await emails.send('password_changed', person, within);
    });
  }

  return { manage };
}

export type PasswordService = ReturnType<typeof createPasswordService>;

function needed(form: ManagePassword, field: 'old_password' | 'new_password'): string {
  const password = form[field];
  if (!password) throw new InvalidFieldsError({ [field]: { id: 'field_required' } });
  return password;
}
