import { BOOKING_TRANSITIONS, type TransitionName } from '@campavia/domain';

import { forEachDespiteErrors } from '../../../core/background/for-each-despite-errors';
import type { AppContext } from '../../../core/app-context';
import { createAnswerRatesStore } from './answer-rates.store';

const DAY_MS = 24 * 3_600_000;
const WINDOW_DAYS = 90;
const RECENT_MS = 3_600_000;
const COUNTED: readonly TransitionName[] = BOOKING_TRANSITIONS.flatMap(({ name, effects }) =>
  effects.includes('count_answer') ? [name] : [],
);

/**
 * Response rates of owners. The rate is updated after the transaction of an answer: it changes all campers of the
 * owner, so that concurrent answers about two of them would block each other.
 */
export function createAnswerRates({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const store = createAnswerRatesStore(database);
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const rate = (ownerId: number) => store.updateRate(ownerId, before(WINDOW_DAYS * DAY_MS));

  /** Updates the rate of an owner after a transition; if that fails, the timer job does it later. */
  async function updateAfter(name: TransitionName, ownerId: number): Promise<void> {
    if (COUNTED.includes(name)) await rate(ownerId).catch(() => undefined);
  }

  /** Updates the rates of all owners who answered recently, in case an update after an answer failed. */
  async function updateRecent(): Promise<void> {
    await forEachDespiteErrors(await store.answeredSince(before(RECENT_MS)), rate);
  }

  return { updateAfter, updateRecent };
}
