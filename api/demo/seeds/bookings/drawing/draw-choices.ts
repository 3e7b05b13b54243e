import { addDays, TRIP_PURPOSES, type KmPackage } from '@campavia/domain';

import type { Random } from '../../campers/random';
import { mostTravellers } from '../../../../src/modules/bookings/read-hours';
import { MESSAGES } from './messages';
import type { Plan } from '../plans/plans';

/** An option of the owner and its quantity. */
export interface DrawnOption {
  option_id: number;
  quantity: number;
}

/** Draws what a guest chooses and enters. */
export function drawChoices(random: Random, plan: Plan) {
  const { camper, guest, picked } = plan;
  const most = mostTravellers(camper);
  return {
    hour_from: random.chance(0.7) ? (9 as const) : (14 as const),
    hour_to: random.chance(0.7) ? (20 as const) : (12 as const),
    travelers: Math.min(most, picked?.travelers ?? random.weighted(TRAVELLERS)),
    km_package: drawKilometres(random, plan),
    insurance_id: drawInsurance(random, plan),
    second_driver: camper.second_driver !== 'not_available' && random.chance(0.28),
    rental_cover: random.chance(0.15),
    cancel_insurance: random.chance(0.3),
    purpose: picked?.purpose ?? random.pick(TRIP_PURPOSES),
    message: picked?.message ?? random.pick(MESSAGES[guest.site.language]),
    licence_type: camper.licence_type,
    driver_born_on: guest.bornOn,
    driver_licence_since: addDays(guest.bornOn, LICENCE_DAYS + random.whole(0, 600)),
    locale: guest.site.locale,
    currency_used: guest.site.currency,
    currency_owner: camper.currency,
    options: drawOptions(random, plan),
  };
}

export type Choices = ReturnType<typeof drawChoices>;

const LICENCE_DAYS = 6585;

const TRAVELLERS = [
  [2, 48],
  [4, 22],
  [3, 14],
  [1, 8],
  [5, 6],
  [6, 2],
] as const;

function drawKilometres(random: Random, { camper }: Plan): KmPackage {
  const drawn = random.next();
  if (drawn < 0.1 && camper.km_unlimited) return 0;
  return drawn < 0.3 ? 200 : 100;
}

function drawInsurance(random: Random, { camper }: Plan): number {
  const drawn = random.next();
  if (camper.insured_by === 'owner' && drawn < 0.5) return 3;
  return drawn > 0.74 ? 2 : 1;
}

function drawOptions(random: Random, { camper }: Plan): DrawnOption[] {
  return camper.options
    .filter(() => random.chance(0.22))
    .map(({ id, most }) => ({ option_id: id, quantity: random.whole(1, Math.min(2, most)) }));
}
