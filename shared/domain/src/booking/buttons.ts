import type { BookingFacts, Now } from './facts';
import { listTransitions } from './find-transition';
import { isReviewDue, metaStateFor, type BookingReader } from './meta-state';
import { BOOKED_STATES } from './transition';
import { isUpdatable, mayExtend, mayOfferOtherCampers, takesPayment } from './permissions';
import { effectiveFactsAt } from './effective-state';

/** All actions that a page may offer for a booking, the most important first. */
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

/** @param moves names of the transitions that the reader can make now */
type Check = (facts: BookingFacts, now: Now, transitions: ReadonlySet<string>) => boolean;

/** Actions other than transitions of the process. */
const GUEST: Partial<Record<Button, Check>> = {
  send: (_, __, transitions) => transitions.has('send_request') || transitions.has('send_instant'),
  pay: takesPayment,
  edit: isUpdatable,
  extend: (facts, now) => mayExtend({ canCreateExtensions: canExtend(facts, now), proof: facts.proof }),
  review: (facts, now) => isReviewDue('guest', facts, now),
  find_similar: mayOfferOtherCampers,
  snooze: (facts, now) => metaStateFor('guest', facts, now) === 'to_do',
};

const OWNER: Partial<Record<Button, Check>> = {
  review: (facts, now) => isReviewDue('owner', facts, now),
  answer_extension: ({ state, hasAskedExtension }) =>
    hasAskedExtension && BOOKED_STATES.some((booked) => booked === state),
  snooze: (facts, now) => metaStateFor('owner', facts, now) === 'to_do',
};

/** The actions that a viewer can take on a booking now, the most important first; none if they cannot see it. */
export function buttonsFor(reader: BookingReader, facts: BookingFacts, now: Now): Button[] {
  if (metaStateFor(reader, facts, now) === 'hidden') return [];
  const effective = effectiveFactsAt(facts, now);
  const checks = reader === 'guest' ? GUEST : OWNER;
  const transitions = new Set<string>(listTransitions(reader, effective, now).map(({ name }) => name));
  const possible = BUTTONS.filter(
    (button) => checks[button]?.(effective, now, transitions) ?? transitions.has(button),
  );
  // A viewer who can agree to cancel need not request it, and one pending proof at a time is enough.
  return possible.filter(
    (button) =>
      !(button === 'ask_together' && possible.includes('cancel_together')) &&
      !(button === 'report_emergency' && effective.proof !== 'none'),
  );
}

/** Whether a trip can still be extended, by its kind and its dates. */
export function canExtend(facts: BookingFacts, now: Now): boolean {
  const isBooked = BOOKED_STATES.some((booked) => booked === facts.state);
  return isBooked && now.ms < facts.extendByMs && !facts.hasAskedExtension;
}
