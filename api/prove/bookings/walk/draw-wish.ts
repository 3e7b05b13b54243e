import type { Random } from '../../../seeds/campers/random';
import { isBooked } from '../model/seen';
import type { Humour, WishStep } from '../model/step';
import type { Trip, Wish, World } from '../model/trip';
import { isBuybackOffered, openWish } from '../model/wish-state';

const SENSIBLE: Record<'GUEST_ASK' | 'ACCEPTED', readonly (readonly [WishStep['kind'], number])[]> = {
  GUEST_ASK: [
    ['accept_days', 8],
    ['refuse_days', 1],
    ['take_days_back', 1],
  ],
  ACCEPTED: [
    ['pay_wish', 12],
    ['take_days_back', 1],
    ['give_buyback_up', 1],
  ],
};
const ANY: readonly WishStep['kind'][] = [
  ...(['ask_days', 'take_buyback', 'accept_days', 'refuse_days', 'take_days_back'] as const),
  ...(['give_buyback_up', 'pay_wish'] as const),
];

/** What somebody does next about what is added to a trip; nothing when they do something else. */
export function drawWish(random: Random, trip: Trip, world: World): WishStep | undefined {
  if (random.chance(0.04)) return stepOf(random.pick(ANY), { random, trip });
  if (!isBooked(trip, world)) return undefined;
  const open = openWish(trip, 'extension', world) ?? openWish(trip, 'upgrade', world);
  if (open && random.chance(0.85)) {
    const kind = random.weighted(SENSIBLE[open.state as 'GUEST_ASK' | 'ACCEPTED']);
    return stepOf(kind, { random, trip, open });
  }
  if (random.chance(0.3)) return undefined;
  const offered = isBuybackOffered(trip, world) && random.chance(0.35);
  return stepOf(offered ? 'take_buyback' : 'ask_days', { random, trip });
}

interface About {
  random: Random;
  trip: Trip;
  open?: Wish;
}

function stepOf(kind: WishStep['kind'], { random, trip, open }: About): WishStep {
  if (kind === 'ask_days') return drawDays(random, trip);
  if (kind !== 'pay_wish') return { kind, trip: trip.id };
  const wish = (open ?? trip.wishes.at(-1))?.id ?? 0;
  const humour = random.weighted<Humour>([
    ['pays', 6],
    ['declines', 2],
    ['waits', 3],
  ]);
  return { kind, trip: trip.id, wish, humour };
}

// Now and then further than the camper is let, or over days that are somebody else's.
function drawDays(random: Random, { id }: Trip): WishStep {
  const days = random.weighted([
    [random.whole(1, 3), 12],
    [random.whole(4, 40), 3],
    [random.whole(100, 365), 1],
  ]);
  return { kind: 'ask_days', trip: id, reason: random.chance(0.7) ? 'day_after' : 'day_before', days };
}
