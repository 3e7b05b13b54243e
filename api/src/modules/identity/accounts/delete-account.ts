import type { Database } from '../../../database/connect';
import { HttpError } from '../../../core/http-errors';
import type { IdentityContext } from '../identity-context';
import type { SignedIn } from '../signed-in.service';
import { createDeleteAccountStore, createSentNotificationsStore } from './delete-account.store';
import { createUsersStore } from './users.store';

const OF_ACCOUNT = ['mailed_link', 'phone_code', 'external_identity', 'company', 'legal_profile'] as const;

interface Needs extends IdentityContext {
  /** Cancels the requests that somebody made or received, and notifies the other side. */
  cancelOpenBookings(within: Database, userId: number): Promise<void>;
}

/**
 * Deletes an account and everything that identifies its owner, except what others have received. Open requests are
 * cancelled. The address gets an e-mail and can be used again.
 */
export function createDeleteAccount(needs: Needs) {
  const { database, clock, sessions, emails, pictures, cancelOpenBookings } = needs;
  /** @throws HttpError 409 account_has_trips with the trips that are still to come */
  return async function deleteAccount({ userId }: SignedIn): Promise<void> {
    const picture = await database.transaction().execute(async (within) => {
      const [store, campers] = [createUsersStore(within), createDeleteAccountStore(within)];
      const person = await store.find(userId);
      if (!person) throw new HttpError(401, 'token_invalid');
      const trips = await campers.listTripsToCome(userId, clock.today());
      if (trips.length) throw new HttpError(409, 'account_has_trips', { trips });
      await cancelOpenBookings(within, userId);
      await emails.send('account_deleted', person, within);
      await campers.deleteCampers(userId, clock.now());
      for (const table of OF_ACCOUNT) {
        await within.deleteFrom(table).where('user_id', '=', userId).execute();
      }
      await createSentNotificationsStore(within).deleteFor(person);
      await store.update(userId, anonymousUser(userId, clock.now()));
      await sessions.endAll(userId, 'deleted', within);
      return person.picture;
    });
    await pictures.remove(picture);
  };
}

export type DeleteAccount = ReturnType<typeof createDeleteAccount>;

function anonymousUser(userId: number, at: Date) {
  return {
    email: `deleted-${userId}@campavia.invalid`,
    first_name: '–',
    last_name: '–',
    password_hash: null,
    pending_email: null,
    phone: null,
    phone_certified_at: null,
    borned_on: null,
    picture: null,
    staff_role: null,
    is_staff: false,
    is_active: false,
    deleted_at: at,
  };
}
