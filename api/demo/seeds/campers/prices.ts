import { addDays, EXCHANGE_RATES, type CurrencyCode, type PlainDate } from '@campavia/domain';

import type { Random } from './random';
import type { MadeVehicle } from './vehicles/make-vehicle';

/** Prices of an owner, in minor units of the owner's currency. */
export interface Prices {
  low: number;
  mid: number;
  high: number;
  deposit: number;
  weekly: number;
  early: number;
}

/** A period with its own price. */
export interface OwnPrice {
  from: PlainDate;
  to: PlainDate;
  perDay: number;
}

/** Price per day in euros by camper type, before age, seats and country. */
const BASE: Record<number, number> = { 1: 85, 2: 80, 3: 115, 4: 80, 5: 65, 6: 40, 7: 60 };

const SPREAD = 0.15;

interface Market {
  currency: CurrencyCode;
  /** In per cent of France. */
  priceLevel: number;
}

/** Draws the prices of a camper like this, spread symmetrically on a logarithmic scale. */
export function drawPrices(random: Random, vehicle: MadeVehicle, market: Market, year: number): Prices {
  const fair =
    (BASE[vehicle.type] ?? 60) *
    ageFactor(year - vehicle.year) *
    seatFactor(vehicle) *
    (market.priceLevel / 100);
  const asked = fair * Math.exp(random.normal() * SPREAD);
  const rate = EXCHANGE_RATES.rates[market.currency] / 1_000_000;
  const whole = (euros: number) => Math.max(15, Math.round(euros * rate)) * 100;
  const isClassic = vehicle.year < 1995;
  return {
    low: whole(asked * (0.72 + random.next() * 0.14)),
    mid: whole(asked),
    high: whole(asked * (1.2 + random.next() * 0.3)),
    deposit: Math.round((isClassic ? 1500 : 600 + asked * 12 * random.next()) / 100) * 10_000,
    weekly: random.weighted([
      [0, 30],
      [5, 22],
      [10, 32],
      [15, 12],
      [20, 4],
    ]),
    early: random.weighted([
      [0, 62],
      [5, 22],
      [10, 16],
    ]),
  };
}

/** Holidays and low-season weeks with their own price; periods do not overlap. */
export function ownPrices(random: Random, { low, mid, high }: Prices, today: PlainDate): OwnPrice[] {
  if (!random.chance(0.12)) return [];
  const year = Number(today.slice(0, 4));
  const periods = [year, year + 1].flatMap((each): OwnPrice[] => [
    {
      from: day(each, '04-10'),
      to: addDays(day(each, '04-10'), random.whole(6, 14)),
      perDay: roundUp(mid * 1.08),
    },
    {
      from: day(each, '07-28'),
      to: addDays(day(each, '07-28'), random.whole(8, 20)),
      perDay: roundUp(high * 1.12),
    },
    {
      from: day(each, '11-03'),
      to: addDays(day(each, '11-03'), random.whole(10, 30)),
      perDay: roundUp(low * 0.88),
    },
    {
      from: day(each, '12-20'),
      to: addDays(day(each, '12-20'), random.whole(9, 14)),
      perDay: roundUp(mid * 1.15),
    },
  ]);
  return periods.filter(({ to }) => to >= today && random.chance(0.6));
}

function day(year: number, monthAndDay: string): PlainDate {
  return `${year}-${monthAndDay}` as PlainDate;
}

function roundUp(minor: number): number {
  return Math.max(1000, Math.ceil(minor / 100) * 100);
}

function ageFactor(years: number): number {
  if (years > 30) return 1.05;
  const steps: readonly (readonly [number, number])[] = [
    [3, 1.15],
    [7, 1],
    [12, 0.88],
    [20, 0.75],
  ];
  return steps.find(([most]) => years <= most)?.[1] ?? 0.65;
}

function seatFactor({ seatbelts, type }: MadeVehicle): number {
  if (type === 6) return 1;
  if (seatbelts >= 6) return 1.1;
  return seatbelts >= 4 ? 1 : 0.93;
}
