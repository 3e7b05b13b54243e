import type { Database } from '../../database/connect';
import { HttpError } from '../../core/http-errors';
import type { IdentityNeeds } from './identity-needs';
import type { SignedIn } from './signed-in.service';
import { createOwnedCampersStore } from './owned-campers.store';
import { createSentLettersStore } from './sent-letters.store';
import { createUsersStore } from './users.store';

const OF_ACCOUNT = ['mailed_link', 'phone_code', 'external_identity', 'company', 'legal_profile'] as const;

interface Needs extends IdentityNeeds {
  /** Calls off what somebody asked for and what they were asked for; whoever it concerns is told. */
  cancelOpenBookings(within: Database, userId: number): Promise<void>;
}

/**
 * Deletes an account: nothing that tells who it was stays, except what others were told. Open requests are called
 * off. The address is told, and free again.
 */
export function createDeleteAccount(needs: Needs) {
  const { database, clock, sessions, letters, pictures, cancelOpenBookings } = needs;
  /** @throws HttpError 409 account_has_trips with the trips that are still to come */
  return async function deleteAccount({ userId }: SignedIn): Promise<void> {
    const picture = await database.transaction().execute(async (within) => {
      const [store, campers] = [createUsersStore(within), createOwnedCampersStore(within)];
      const person = await store.find(userId);
      if (!person) throw new HttpError(401, 'token_invalid');
      const trips = await campers.tripsToCome(userId, clock.today());
      if (trips.length) throw new HttpError(409, 'account_has_trips', { trips });
      await cancelOpenBookings(within, userId);
      await letters.write('account_deleted', person, within);
      await campers.deleteAll(userId, clock.now());
      for (const table of OF_ACCOUNT) {
        await within.deleteFrom(table).where('user_id', '=', userId).execute();
      }
      await createSentLettersStore(within).forget(person);
      await store.update(userId, forgotten(userId, clock.now()));
      await sessions.endAll(userId, 'deleted', within);
      return person.picture;
    });
    await pictures.remove(picture);
  };
}

export type DeleteAccount = ReturnType<typeof createDeleteAccount>;

function forgotten(userId: number, at: Date) {
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
