import type { BookingFacts, Now } from './facts';
import { movesOf } from './find-transition';
import { isReviewDue, metaStateFor, type BookingReader } from './meta-state';
import { BOOKED } from './transition';
import { isUpdatable, mayExtend, mayPushExtraSearch, takesPayment } from './permissions';
import { factsAt } from './effective-state';

/** Everything a page may offer to do with a booking, the most wanted first. */
export const BUTTONS = [
  'send',
  'pay',
  'accept',
  'refuse',
  'complete',
  'answer_extension',
  'review',
  'edit',
  'extend',
  'find_similar',
  'snooze',
  'cancel_together',
  'ask_together',
  'report_emergency',
  'cancel',
  'stop',
  'drop',
] as const;
export type Button = (typeof BUTTONS)[number];

/** @param moves names of everything that the process lets whoever asks do now */
type Check = (facts: BookingFacts, now: Now, moves: ReadonlySet<string>) => boolean;

/** What is offered beside the moves of the process. */
const GUEST: Partial<Record<Button, Check>> = {
  send: (_, __, moves) => moves.has('send_request') || moves.has('send_instant'),
  pay: takesPayment,
  edit: isUpdatable,
  extend: (facts, now) => mayExtend({ canCreateExtensions: canExtend(facts, now), proof: facts.proof }),
  review: (facts, now) => isReviewDue('guest', facts, now),
  find_similar: mayPushExtraSearch,
  snooze: (facts, now) => metaStateFor('guest', facts, now) === 'to_do',
};

const OWNER: Partial<Record<Button, Check>> = {
  review: (facts, now) => isReviewDue('owner', facts, now),
  answer_extension: ({ state, hasAskedExtension }) =>
    hasAskedExtension && BOOKED.some((booked) => booked === state),
  snooze: (facts, now) => metaStateFor('owner', facts, now) === 'to_do',
};

/** What somebody can do with a booking now, the most wanted first; nothing with one that they do not see. */
export function buttonsFor(reader: BookingReader, facts: BookingFacts, now: Now): Button[] {
  if (metaStateFor(reader, facts, now) === 'hidden') return [];
  const seen = factsAt(facts, now);
  const checks = reader === 'guest' ? GUEST : OWNER;
  const moves = new Set<string>(movesOf(reader, seen, now).map(({ name }) => name));
  const possible = BUTTONS.filter((button) => checks[button]?.(seen, now, moves) ?? moves.has(button));
  // Whoever can agree to part need not ask for it, and one proof at a time is enough.
  return possible.filter(
    (button) =>
      !(button === 'ask_together' && possible.includes('cancel_together')) &&
      !(button === 'report_emergency' && seen.proof !== 'none'),
  );
}

/** Whether a trip is of the kind and in the time that can still be made longer. */
export function canExtend(facts: BookingFacts, now: Now): boolean {
  const isBooked = BOOKED.some((booked) => booked === facts.state);
  return isBooked && now.ms < facts.extendByMs && !facts.hasAskedExtension;
}
