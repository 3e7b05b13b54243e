import { payWish } from './pay-request';
import { isHiddenFromOwner } from './effective-state';
import { SIMPLE_WISH_KINDS, type Answer, type Step, type WishStep } from './step';
import type { Trip, World } from './trip';
import { answerExtension, askExtension, takeBack, takeUpgrade } from './requests';

/** Where wishes get their numbers and payments their names from: the marketplace gives them. */
interface Given {
  reference?: string;
  wishId?: number;
}

const WISH_KINDS: readonly Step['kind'][] = [
  ...SIMPLE_WISH_KINDS,
  ...(['ask_extension', 'take_upgrade', 'pay_wish'] as const),
];

/** Whether a step is about what is added to a trip. */
export function isAboutWish(step: Step): step is WishStep {
  return WISH_KINDS.includes(step.kind);
}

/** Lets a step about a wish happen in the model, and says how the marketplace must answer it. */
export function playWish(
  step: WishStep,
  trip: Trip,
  { world, given }: { world: World; given: Given },
): Answer {
  const id = given.wishId ?? 0;
  switch (step.kind) {
    case 'ask_extension':
      return askExtension(trip, { reason: step.reason, days: step.days, id }, world);
    case 'take_upgrade':
      return takeUpgrade(trip, { reason: step.reason, id }, world);
    case 'accept_extension':
      return ownerAnswers(trip, 'accept', world);
    case 'refuse_extension':
      return ownerAnswers(trip, 'refuse', world);
    case 'take_extension_back':
      return { status: takeBack(trip, 'extension', world) };
    case 'give_upgrade_up':
      return { status: takeBack(trip, 'upgrade', world) };
    case 'pay_wish':
      return { status: pay(trip, step.wish, { humour: step.humour, reference: '', ...given }, world) };
  }
}

function ownerAnswers(trip: Trip, answer: 'accept' | 'refuse', world: World): Answer {
  if (isHiddenFromOwner(trip, world)) return { status: 404 };
  return { status: answerExtension(trip, answer, world) };
}

function pay(trip: Trip, wishId: number, paying: Parameters<typeof payWish>[2], world: World): number {
  const wish = trip.wishes.find(({ id }) => id === wishId);
  return wish ? payWish(trip, wish, paying, world) : 404;
}
