import { payWish } from './pay-wish';
import { isHiddenFromOwner } from './seen';
import type { Answer, Step, WishStep } from './step';
import type { Trip, World } from './trip';
import { answerDays, askDays, takeBack, takeBuyback } from './wishes';

/** Where wishes get their numbers and payments their names from: the marketplace gives them. */
interface Given {
  reference?: string;
  wishId?: number;
}

/** Whether a step is about days that are added to a trip, or a smaller deductible. */
export function isAboutWish(step: Step): step is WishStep {
  return /_(days|buyback|wish|days_back|buyback_up)$/.test(step.kind);
}

/** Lets a step about a wish happen in the model, and says how the marketplace must answer it. */
export function playWish(
  step: WishStep,
  trip: Trip,
  { world, given }: { world: World; given: Given },
): Answer {
  const id = given.wishId ?? 0;
  switch (step.kind) {
    case 'ask_days':
      return askDays(trip, { reason: step.reason, days: step.days, id }, world);
    case 'take_buyback':
      return takeBuyback(trip, id, world);
    case 'accept_days':
      return ownerAnswers(trip, 'accept', world);
    case 'refuse_days':
      return ownerAnswers(trip, 'refuse', world);
    case 'take_days_back':
      return { status: takeBack(trip, 'extension', world) };
    case 'give_buyback_up':
      return { status: takeBack(trip, 'upgrade', world) };
    case 'pay_wish':
      return { status: pay(trip, step.wish, { humour: step.humour, reference: '', ...given }, world) };
  }
}

function ownerAnswers(trip: Trip, answer: 'accept' | 'refuse', world: World): Answer {
  if (isHiddenFromOwner(trip, world)) return { status: 404 };
  return { status: answerDays(trip, answer, world) };
}

function pay(trip: Trip, wishId: number, paying: Parameters<typeof payWish>[2], world: World): number {
  const wish = trip.wishes.find(({ id }) => id === wishId);
  return wish ? payWish(trip, wish, paying, world) : 404;
}
