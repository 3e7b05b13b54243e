import { sql, type Selectable } from 'kysely';

import type { CurrencyCode, Minor, PlainDate } from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { WishlistCamperTable, WishlistTable } from '../../database/saved-search-schema';

export type WishlistRow = Selectable<WishlistTable>;
export type WishlistItem = WishlistCamperTable;

/** Price of a camper for the trip of its wishlist, and whether it is available; null when unpublished. */
export interface CamperState {
  camperId: number;
  price: Minor | null;
  isFree: boolean | null;
}

/** Reads and writes wishlists. */
export function createWishlistsStore(database: Database) {
  return { ...listsOf(database), ...campersOf(database) };
}

export type WishlistsStore = ReturnType<typeof createWishlistsStore>;

function listsOf(database: Database) {
  /** Serialises changes of a user's wishlists until the transaction ends. */
  async function lockOwner(userId: number): Promise<void> {
    await sql`select 1 from app_user where id = ${userId} for no key update`.execute(database);
  }

  /** Last changed first. */
  function list(userId: number): Promise<WishlistRow[]> {
    const own = database.selectFrom('wishlist').selectAll().where('user_id', '=', userId);
    return own.orderBy('changed_at', 'desc').orderBy('id', 'desc').execute();
  }

  function find(userId: number, slug: string): Promise<WishlistRow | undefined> {
    return database
      .selectFrom('wishlist')
      .selectAll()
      .where('user_id', '=', userId)
      .where('slug', '=', slug)
      .executeTakeFirst();
  }

  function findShared(key: string): Promise<WishlistRow | undefined> {
    return database.selectFrom('wishlist').selectAll().where('share_key', '=', key).executeTakeFirst();
  }

  function create(row: Pick<WishlistRow, 'user_id' | 'slug' | 'name' | 'changed_at'>): Promise<WishlistRow> {
    return database.insertInto('wishlist').values(row).returningAll().executeTakeFirstOrThrow();
  }

  async function update(id: number, changes: Partial<Omit<WishlistRow, 'id' | 'user_id'>>): Promise<void> {
    await database.updateTable('wishlist').set(changes).where('id', '=', id).execute();
  }

  async function remove(userId: number, slug: string): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('wishlist')
      .where('user_id', '=', userId)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  return { lockOwner, list, find, findShared, create, update, remove };
}

function campersOf(database: Database) {
  /** Items of wishlists, last added first. */
  async function items(listIds: readonly number[]): Promise<WishlistItem[]> {
    if (listIds.length === 0) return [];
    return database
      .selectFrom('wishlist_camper')
      .selectAll()
      .where('wishlist_id', 'in', [...listIds])
      .orderBy('added_at', 'desc')
      .orderBy('camper_id')
      .execute();
  }

  async function add(listId: number, camperIds: readonly number[], at: Date): Promise<void> {
    const rows = camperIds.map((camper_id) => ({ wishlist_id: listId, camper_id, added_at: at }));
    if (rows.length === 0) return;
    await database
      .insertInto('wishlist_camper')
      .values(rows)
      .onConflict((same) => same.columns(['wishlist_id', 'camper_id']).doNothing())
      .execute();
  }

  async function take(listId: number, camperId: number): Promise<boolean> {
    const { numDeletedRows } = await database
      .deleteFrom('wishlist_camper')
      .where('wishlist_id', '=', listId)
      .where('camper_id', '=', camperId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  return { items, add, take, ...factsOf(database), ...pricesOf(database) };
}

function factsOf(database: Database) {
  /** Which of the given campers are published. */
  async function offered(camperIds: readonly number[]): Promise<Set<number>> {
    if (camperIds.length === 0) return new Set();
    const rows = await database
      .selectFrom('camper_search')
      .select('id')
      .where('id', 'in', [...camperIds])
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  async function titles(camperIds: readonly number[]): Promise<{ id: number; title: string }[]> {
    if (camperIds.length === 0) return [];
    return database
      .selectFrom('camper')
      .select(['id', 'title'])
      .where('id', 'in', [...camperIds])
      .execute();
  }

  /** First pictures of published campers. */
  async function scenes(camperIds: readonly number[]): Promise<Map<number, string>> {
    const { rows } = await sql<{ camper_id: number; scene: string }>`
      select distinct on (picture.camper_id) picture.camper_id, picture.scene
      from picture join camper_search on camper_search.id = picture.camper_id
      where picture.camper_id = any(${camperIds}::integer[])
      order by picture.camper_id, picture.position`.execute(database);
    return new Map(rows.map(({ camper_id, scene }) => [camper_id, scene]));
  }

  /** By camper, the next day after `from` from which it is available for so many days. */
  async function freeFrom(
    camperIds: readonly number[],
    { from, days }: { from: PlainDate; days: number },
  ): Promise<Map<number, PlainDate>> {
    const { rows } = await sql<{ id: number; day: PlainDate }>`
      select c.id, min(upper(taken)) as day
      from camper_search c, unnest(c.busy) taken
      where c.id = any(${camperIds}::integer[]) and upper(taken) > ${from}::date
        and not c.busy && daterange(upper(taken), upper(taken) + ${days}::integer)
      group by c.id`.execute(database);
    return new Map(rows.map(({ id, day }) => [id, day]));
  }

  return { offered, titles, scenes, freeFrom };
}

function pricesOf(database: Database) {
  /** Stores prices as its owner has seen them; does nothing if the wishlist's trip has changed. */
  async function keepStates(
    list: Pick<WishlistRow, 'id' | 'date_from' | 'date_to'>,
    currency: CurrencyCode,
    states: readonly CamperState[],
  ): Promise<void> {
    await writeStates(list, states, sql`saved_price = state.price, known_price = state.price,`);
    await sql`update wishlist set currency = ${currency} where id = ${list.id}`.execute(database);
  }

  /** Stores the state that the owner was last notified of. */
  function keepKnownStates(
    list: Pick<WishlistRow, 'id' | 'date_from' | 'date_to'>,
    states: readonly CamperState[],
  ): Promise<void> {
    return writeStates(list, states, sql`known_price = state.price,`);
  }

  async function writeStates(
    { id, date_from, date_to }: Pick<WishlistRow, 'id' | 'date_from' | 'date_to'>,
    states: readonly CamperState[],
    prices: ReturnType<typeof sql>,
  ): Promise<void> {
    await sql`
      update wishlist_camper item set ${prices} was_free = state.is_free
      from wishlist, unnest(${states.map(({ camperId }) => camperId)}::integer[],
        ${states.map(({ price }) => price)}::bigint[], ${states.map(({ isFree }) => isFree)}::boolean[])
        as state (camper_id, price, is_free)
      where item.wishlist_id = ${id} and item.camper_id = state.camper_id and wishlist.id = item.wishlist_id
        and wishlist.date_from is not distinct from ${date_from}::date
        and wishlist.date_to is not distinct from ${date_to}::date`.execute(database);
  }

  return { keepStates, keepKnownStates };
}
