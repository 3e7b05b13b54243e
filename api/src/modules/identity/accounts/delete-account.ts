import type { AccountDeletion } from '@campavia/contracts';

import type { Database } from '../../../database/connect';
import { HttpError } from '../../../core/http-errors';
import { hasProviderUser, queueClosing } from '../../owner-accounts/close-provider-users.service';
import type { RetainedTaxRecords } from '../../personal-data/retained-tax-records.service';
import type { IdentityContext } from '../identity-context';
import type { SignedIn } from '../signed-in.service';
import {
  createDeleteAccountStore,
  createCorrespondenceStore,
  forgetBankAccounts,
} from './delete-account.store';
import { createUsersStore } from './users.store';

const OF_ACCOUNT = [
  'mailed_link',
  'phone_code',
  'external_identity',
  'company',
  'legal_profile',
  'passkey',
  'passkey_challenge',
  'identity_session',
] as const;

interface Needs extends IdentityContext {
  /** Cancels the requests that a user made or received, and notifies the other party. */
  cancelOpenBookings(within: Database, userId: number): Promise<void>;
  taxRecords: RetainedTaxRecords;
}

/**
 * Deletes an account and everything that identifies its user, except what others have received. Open requests are
 * cancelled. The user gets an e-mail, and the address can be used again.
 */
export function createDeleteAccount(needs: Needs) {
  const { database, clock, sessions, emails, pictures, cancelOpenBookings, taxRecords } = needs;
  /**
   * Idempotent for concurrent calls.
   * @throws HttpError 409 account_has_trips with the upcoming and current trips
   */
  return async function deleteAccount({ userId }: SignedIn): Promise<void> {
    await database.transaction().execute(async (within) => {
      const [store, campers] = [createUsersStore(within), createDeleteAccountStore(within)];
      const person = (await campers.lockAccount(userId)) ? await store.find(userId) : undefined;
      if (!person) return;
      const trips = (await campers.listTrips(userId, clock.today())).map(camperAndDates);
      if (trips.length) throw new HttpError(409, 'account_has_trips', { trips });
      await cancelOpenBookings(within, userId);
      await emails.send('account_deleted', person, within);
      await taxRecords.retain(within, userId);
      await campers.deleteCampers(userId, clock.now());
      await forgetBankAccounts(within, userId);
      await queueClosing(within, userId, clock.now());
      await campers.forgetBrowsers(userId);
      for (const table of OF_ACCOUNT) {
        await within.deleteFrom(table).where('user_id', '=', userId).execute();
      }
      const correspondence = createCorrespondenceStore(within);
      await correspondence.deleteFor(person);
      // An unconfirmed address may belong to someone else.
      if (person.email_confirmed_at) await correspondence.stopNewsletter(person.email, clock.now());
      await store.update(userId, anonymousUser(userId, clock.now()));
      await sessions.endAll(userId, 'deleted', within);
    });
    await pictures.removeUnused();
  };
}

/** What prevents the deletion of an account now, and which requests would be withdrawn. */
export function createDeletionPreview({
  database,
  clock,
  taxRecords,
}: Pick<Needs, 'database' | 'clock' | 'taxRecords'>) {
  const store = createDeleteAccountStore(database);
  return async function previewDeletion({ userId }: SignedIn): Promise<AccountDeletion> {
    const [trips, requests, isAtProvider, until = null] = await Promise.all([
      store.listTrips(userId, clock.today()),
      store.countOpenRequests(userId),
      hasProviderUser(database, userId),
      taxRecords.retainedUntil(database, userId),
    ]);
    const retained = until !== null && until >= clock.today() ? until : null;
    return { trips, requests, retained_until: retained, is_at_payment_provider: isAtProvider };
  };
}

export type DeletionPreview = ReturnType<typeof createDeletionPreview>;
export type DeleteAccount = ReturnType<typeof createDeleteAccount>;

function camperAndDates({ camper, date_from, date_to }: AccountDeletion['trips'][number]) {
  return { camper, date_from, date_to };
}

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
    street: null,
    zipcode: null,
    city: null,
    languages_spoken: [],
    staff_role: null,
    is_staff: false,
    is_active: false,
    deleted_at: at,
  };
}
