import type { Random } from '../../../demo/seeds/campers/random';
import { isBooked } from '../model/effective-state';
import { SIMPLE_REQUEST_KINDS, type ProviderBehaviour, type ChangeRequestStep } from '../model/step';
import { UPGRADES, type ExtensionReason, type Trip, type ChangeRequest, type Model } from '../model/trip';
import { isOffered, openChangeRequest } from '../model/request-state';

const SENSIBLE: Record<'GUEST_ASK' | 'ACCEPTED', readonly (readonly [ChangeRequestStep['kind'], number])[]> =
  {
    GUEST_ASK: [
      ['accept_extension', 8],
      ['refuse_extension', 1],
      ['withdraw_extension', 1],
    ],
    ACCEPTED: [
      ['pay_request', 12],
      ['withdraw_extension', 1],
      ['withdraw_upgrade', 1],
    ],
  };
const ANY: readonly ChangeRequestStep['kind'][] = [
  ...SIMPLE_REQUEST_KINDS,
  ...(['ask_extension', 'take_upgrade', 'pay_request'] as const),
];
const REASONS: readonly (readonly [ExtensionReason, number])[] = [
  ['day_after', 6],
  ['day_before', 3],
  ['day_slide', 6],
  ['km_200', 3],
  ['km_unlimited', 2],
  ['km_100', 1],
  ['ins_day_before', 1],
  ['ins_day_after', 1],
];

/** Draws the next step about extensions and upgrades; undefined for a step about something else. */
export function drawChangeRequest(random: Random, trip: Trip, model: Model): ChangeRequestStep | undefined {
  if (random.chance(0.04)) return stepOf(random.pick(ANY), { random, trip });
  if (!isBooked(trip, model)) return undefined;
  const open = openChangeRequest(trip, 'extension', model) ?? openChangeRequest(trip, 'upgrade', model);
  if (open && random.chance(0.85)) {
    const kind = random.weighted(SENSIBLE[open.state as 'GUEST_ASK' | 'ACCEPTED']);
    return stepOf(kind, { random, trip, open });
  }
  if (random.chance(0.3)) return undefined;
  const offered = UPGRADES.filter((reason) => isOffered(trip, reason, model));
  if (offered.length > 0 && random.chance(0.4)) {
    return { kind: 'take_upgrade', trip: trip.id, reason: random.pick(offered) };
  }
  return stepOf('ask_extension', { random, trip });
}

interface About {
  random: Random;
  trip: Trip;
  open?: ChangeRequest;
}

function stepOf(kind: ChangeRequestStep['kind'], { random, trip, open }: About): ChangeRequestStep {
  if (kind === 'ask_extension') return drawExtension(random, trip);
  if (kind === 'take_upgrade') return { kind, trip: trip.id, reason: random.pick(UPGRADES) };
  if (kind !== 'pay_request') return { kind, trip: trip.id };
  const changeRequest = (open ?? trip.changeRequests.at(-1))?.id ?? 0;
  const behaviour = random.weighted<ProviderBehaviour>([
    ['pays', 6],
    ['declines', 2],
    ['waits', 3],
  ]);
  return { kind, trip: trip.id, changeRequest, behaviour };
}

// Some go beyond the booking horizon or overlap other trips.
function drawExtension(random: Random, { id }: Trip): ChangeRequestStep {
  const reason = random.weighted(REASONS);
  const many = random.weighted([
    [random.whole(1, 3), 12],
    [random.whole(4, 40), reason === 'day_slide' ? 8 : 3],
    [random.whole(100, 365), 1],
  ]);
  if (reason.startsWith('km')) return { kind: 'ask_extension', trip: id, reason, days: 0 };
  const isEarlier = reason === 'day_slide' && random.chance(0.5);
  return { kind: 'ask_extension', trip: id, reason, days: isEarlier ? -many : many };
}
