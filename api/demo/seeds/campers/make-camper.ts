import { addDays, type EquipmentCode, type PlainDate } from '@campavia/domain';

import type { CamperStatus } from '../../../src/database/schema';
import { picturesOfCamper } from '../../pictures';
import { CAMPER_TYPES } from '../../pictures/camper-type';
import { drawBusyDays, type BusyDays } from './busy-days';
import { drawEquipment, equipmentMask } from './equip';
import { drawPosition } from './homes';
import type { Owner } from './users/make-owner';
import { drawPrices, ownPrices, type OwnPrice, type Prices } from './prices';
import { createRandom, type Random } from './random';
import { drawReviews, type Rating } from './ratings';
import { writeTexts } from './texts/write-texts';
import { makeVehicle, type MadeVehicle } from './vehicles/make-vehicle';

const OFFERS_SEED = 20_270_315;

/** A camper with its related rows. */
export interface MadeCamper {
  vehicle: MadeVehicle;
  camper: CamperRow;
  prices: Prices;
  ownPrices: OwnPrice[];
  busy: BusyDays[];
  ratings: Rating[];
  scenes: string[];
}

type CamperRow = ReturnType<typeof camperRow>;

const STATUSES: readonly (readonly [CamperStatus, number])[] = [
  ['bookable', 930],
  ['unpublished_owner', 22],
  ['deleted_owner', 16],
  ['created', 12],
  ['to_moderate', 10],
  ['deleted', 6],
  ['unpublished', 4],
];

/** A camper of an owner. */
export function makeCamper(random: Random, id: number, owner: Owner, today: PlainDate): MadeCamper {
  const year = Number(today.slice(0, 4));
  const { country } = owner;
  const vehicle = makeVehicle(random, country.code, year);
  const equipment = drawEquipment(random, vehicle.type, country.code);
  const prices = drawPrices(random, vehicle, country, year);
  const onOfferDays = random.whole(14, 4 * 365);
  const camper = camperRow(random, { id, owner, vehicle, equipment, prices, today, onOfferDays });
  return {
    vehicle,
    camper,
    prices,
    ownPrices: ownPrices(random, prices, today),
    busy: drawBusyDays(random, today),
    ratings: drawReviews(random, onOfferDays, today),
    scenes: picturesOfCamper(id, CAMPER_TYPES[vehicle.type - 1] ?? 'campervan'),
  };
}

interface Known {
  id: number;
  owner: Owner;
  vehicle: MadeVehicle;
  equipment: ReadonlySet<EquipmentCode>;
  prices: Prices;
  today: PlainDate;
  onOfferDays: number;
}

function camperRow(random: Random, known: Known) {
  const { id, owner, vehicle, equipment, prices, today, onOfferDays } = known;
  const status = owner.person.id <= 6 ? 'bookable' : random.weighted(STATUSES);
  const isGone = status === 'deleted' || status === 'deleted_owner';
  const rules = houseRules(random);
  return {
    id,
    owner_id: owner.person.id,
    vehicle_id: id,
    place_id: owner.home.id,
    status,
    ...writeTexts(random, {
      vehicle,
      equipment,
      language: owner.person.language,
      city: owner.home.name,
      takesPets: rules.pets_allowed === true,
      isUnlimited: rules.km_unlimited,
      isBusiness: owner.person.professional_type !== null,
    }),
    ...drawPosition(random, owner.home),
    ...rules,
    instant_booking: random.chance(owner.person.professional_type ? 0.6 : 0.3),
    is_ambassador: random.chance(0.07),
    equipment: equipmentMask(equipment),
    currency: owner.country.currency,
    deposit: prices.deposit,
    deposit_mean: random.chance(0.8) ? ['card'] : ['card', 'transfer'],
    weekly_percent: prices.weekly,
    early_percent: prices.early,
    ...calendarRules(random, owner, today),
    ...offers(id),
    published_at:
      status === 'created' || status === 'to_moderate' ? null : momentOf(addDays(today, -onOfferDays)),
    deleted_at: isGone ? momentOf(addDays(today, -random.whole(1, 300))) : null,
  };
}

function houseRules(random: Random) {
  return {
    pets_allowed: random.weighted<boolean | null>([
      [true, 38],
      [false, 36],
      [null, 26],
    ]),
    smoking_allowed: random.weighted<boolean | null>([
      [true, 2],
      [false, 94],
      [null, 4],
    ]),
    abroad_allowed: random.weighted<boolean | null>([
      [true, 80],
      [false, 6],
      [null, 14],
    ]),
    km_unlimited: random.chance(0.12),
  };
}

// Uses its own random stream, so that campers are the same as before these columns existed.
function offers(id: number) {
  const random = createRandom(OFFERS_SEED, id);
  return { disabled_access: random.chance(0.03), marketing_partnership: random.chance(0.2) };
}

const SUNDAY = 64;

function calendarRules(random: Random, { person }: Owner, today: PlainDate) {
  const closesSundays = random.chance(person.professional_type ? 0.5 : 0.1);
  const closesMore = random.chance(0.1) ? 1 << random.whole(0, 4) : 0;
  const year = Number(today.slice(0, 4));
  const feasts = [`${year}-12-25`, `${year + 1}-01-01`, `${year + 1}-12-25`];
  return {
    min_days: random.weighted([
      [1, 12],
      [2, 30],
      [3, 32],
      [4, 8],
      [5, 8],
      [7, 10],
    ]),
    closed_weekdays: (closesSundays ? SUNDAY : 0) | closesMore,
    closed_dates: random.chance(0.25) ? feasts : [],
    min_future: random.weighted([
      [0, 22],
      [1, 40],
      [2, 22],
      [3, 10],
      [7, 6],
    ]),
    max_future: random.weighted([
      [365, 30],
      [540, 30],
      [730, 40],
    ]),
  };
}

function momentOf(date: PlainDate): string {
  return `${date}T09:30:00Z`;
}
