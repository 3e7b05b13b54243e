import { addSeededCard } from '../seeded-payments';
import type { PspDatabase } from '../psp-database';

const HOUR_MS = 3_600_000;
const COLUMNS = ['id', 'last_digits', 'expiry'] as const;

/** A card as visible to the rest of the sandbox. */
export interface SavedCard {
  id: string;
  last_digits: string;
  /** `yyyy-MM`. */
  expiry: string;
}

/** Stores a card in the vault. */
export async function saveCard(
  within: PspDatabase,
  card: SavedCard & { token: string; holder: string },
): Promise<void> {
  await within.insertInto('card').values(card).execute();
}

/** The card of an unused token; tokens expire after an hour. */
export function cardOfToken(within: PspDatabase, token: string): Promise<SavedCard | undefined> {
  return within
    .selectFrom('card')
    .select(COLUMNS)
    .where('token', '=', token)
    .where('created_at', '>', anHourAgo())
    .executeTakeFirst();
}

/** The card of an alias, available after its first use. */
export async function cardOfAlias(within: PspDatabase, alias: string): Promise<SavedCard | undefined> {
  await addSeededCard(within, alias);
  return within
    .selectFrom('card')
    .select(COLUMNS)
    .where('id', '=', alias)
    .where('token', 'is', null)
    .executeTakeFirst();
}

/** The card of a token, which is consumed. */
export function redeemToken(within: PspDatabase, token: string): Promise<SavedCard | undefined> {
  return within
    .updateTable('card')
    .set({ token: null })
    .where('token', '=', token)
    .where('created_at', '>', anHourAgo())
    .returning(COLUMNS)
    .executeTakeFirst();
}

function anHourAgo(): Date {
  return new Date(Date.now() - HOUR_MS);
}
