import { randomBytes } from 'node:crypto';

import type { AddToWishlist, UpdateWishlist } from '@campavia/contracts';
import { tidyWishlistName, WISHLIST_LIMITS } from '@campavia/domain';

import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { parseStayDates } from '../../core/parse-query';
import { requireMatch } from '../../core/preconditions/preconditions';
import { requireList } from './read-wishlists';
import { createWishlistEmailsStore } from './wishlist-emails.store';
import { toSettings } from './wishlists.mapper';
import type { WishlistContext, WishlistOf } from './wishlist-context';
import { createWishlistsStore, type WishlistRow } from './wishlists.store';

const SLUG_BYTES = 9;
/** As long as the secrets of links, so that log redaction recognises it. */
const SHARE_KEY_BYTES = 24;

/** Changes wishlists, in one transaction each; changes by one user are serialised. */
export function createWishlistChanges({ database, clock }: Pick<WishlistContext, 'database' | 'clock'>) {
  /** @throws InvalidFieldsError for a name without a letter, or too many wishlists */
  async function create(userId: number, name: string): Promise<WishlistRow> {
    const tidied = requireName(name);
    return database.transaction().execute(async (transaction) => {
      const store = createWishlistsStore(transaction);
      await store.lockOwner(userId);
      if ((await store.list(userId)).length >= WISHLIST_LIMITS.lists)
        throw full('wishlists_full', WISHLIST_LIMITS.lists);
      return store.create(newWishlist(userId, tidied, clock.now()));
    });
  }

  /** @throws HttpError 404, 412; InvalidFieldsError */
  async function update({ userId, slug }: WishlistOf, ifMatch: string | undefined, changes: UpdateWishlist) {
    const values = readChanges(changes);
    return database.transaction().execute(async (transaction) => {
      const store = createWishlistsStore(transaction);
      await store.lockOwner(userId);
      const row = await requireList(transaction, userId, slug);
      if (ifMatch !== undefined) requireMatch(ifMatch, toSettings(row, clock.today()));
      if (changes.notified) await createWishlistEmailsStore(transaction).begin(userId, clock.now());
      await store.update(row.id, { ...values, ...shareOf(row, changes), changed_at: clock.now() });
      return {
        hasNewTrip: values.date_from !== undefined && !isSameTrip(row, values),
        hasTurnedNotificationsOn: changes.notified === true && !row.is_notified,
      };
    });
  }

  /** @throws HttpError 404 for an unknown wishlist or camper; InvalidFieldsError for a full wishlist */
  async function add(
    { userId, slug }: WishlistOf,
    { product_id: camperId, from }: AddToWishlist,
  ): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const store = createWishlistsStore(transaction);
      await store.lockOwner(userId);
      const row = await requireList(transaction, userId, slug);
      const origin = from === undefined ? undefined : await requireList(transaction, userId, from);
      const items = await store.items([row.id]);
      const isKnown = items.some(({ camper_id }) => camper_id === camperId);
      const isMoved = origin && origin.id !== row.id ? await store.take(origin.id, camperId) : false;
      if (isKnown) return;
      if (!isMoved && !(await store.offered([camperId])).has(camperId))
        throw new HttpError(404, 'camper_not_found');
      if (items.length >= WISHLIST_LIMITS.campers) throw full('wishlist_full', WISHLIST_LIMITS.campers);
      await store.add(row.id, [camperId], clock.now());
      await store.update(row.id, { changed_at: clock.now() });
    });
  }

  return { create, update, add };
}

/** @throws InvalidFieldsError for a name without a letter */
export function requireName(name: string): string {
  const tidied = tidyWishlistName(name);
  if (!tidied) throw new InvalidFieldsError({ name: { id: 'field_required' } });
  return tidied;
}

/** The row of a new wishlist. */
export function newWishlist(userId: number, name: string, at: Date) {
  return { user_id: userId, slug: randomBytes(SLUG_BYTES).toString('base64url'), name, changed_at: at };
}

function readChanges({ name, notified, ...dates }: UpdateWishlist) {
  return {
    ...(name !== undefined && { name: requireName(name) }),
    ...(notified !== undefined && { is_notified: notified }),
    ...readTrip(dates),
  };
}

function readTrip({
  date_from,
  date_to,
}: Pick<UpdateWishlist, 'date_from' | 'date_to'>): Partial<WishlistRow> {
  if (date_from === undefined && date_to === undefined) return {};
  const stay = parseStayDates({ date_from: date_from ?? undefined, date_to: date_to ?? undefined });
  return { date_from: stay?.from ?? null, date_to: stay?.to ?? null };
}

function isSameTrip(row: WishlistRow, { date_from, date_to }: Partial<WishlistRow>): boolean {
  return row.date_from === date_from && row.date_to === date_to;
}

function shareOf({ share_key }: WishlistRow, { shared }: UpdateWishlist): Pick<WishlistRow, 'share_key'> {
  if (shared === undefined) return { share_key };
  return { share_key: shared ? (share_key ?? randomBytes(SHARE_KEY_BYTES).toString('base64url')) : null };
}

function full(id: 'wishlists_full' | 'wishlist_full', limit: number): InvalidFieldsError {
  return new InvalidFieldsError({ __all__: { id, values: { limit } } });
}
