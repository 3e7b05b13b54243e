import { BOOKING_MOVES, type MoveName } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { createAnswerRatesStore } from './answer-rates.store';

const DAY_MS = 24 * 3_600_000;
const RATED_DAYS = 90;
const LATELY_MS = 3_600_000;
const COUNTED: readonly MoveName[] = BOOKING_MOVES.flatMap(({ name, effects }) =>
  effects.includes('count_answer') ? [name] : [],
);

/**
 * How reliably owners answer. Rated after an answer is written, never with it: a rate touches all campers of its
 * owner, and two answers at once about two of them would wait for one another.
 */
export function createAnswerRates({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const store = createAnswerRatesStore(database);
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const rate = (ownerId: number) => store.rate(ownerId, before(RATED_DAYS * DAY_MS));

  /** Rates an owner once a move was made; when that fails, the clock does it a little later. */
  async function after(move: MoveName, ownerId: number): Promise<void> {
    if (COUNTED.includes(move)) await rate(ownerId).catch(() => undefined);
  }

  /** Rates everybody who answered lately, for those whose rate could not be written then. */
  async function rateLately(): Promise<void> {
    for (const ownerId of await store.answeredSince(before(LATELY_MS))) await rate(ownerId);
  }

  return { after, rateLately };
}
