import { halfUp } from '../money';
import { vehicleTypeCode, type VehicleTypeCode } from '../vehicles';

/** The owner's interest in renting out the vehicle. */
export const VEHICLE_AVAILABILITIES = ['Available', 'NotAvailable'] as const;
export type VehicleAvailability = (typeof VEHICLE_AVAILABILITIES)[number];

/** Weeks of a year: weeks and weekends on which a camper can be rented are disjoint. */
export const WEEKS_OF_YEAR = 52;
export const EARLIEST_REGISTRATION_YEAR = 1950;
export const MAX_SIMULATED_SEATS = 9;

/** The input of a simulation. Missing values count as typical. */
export interface EarningsCase {
  /** 1 to 7. */
  vehicleType: number;
  availability: VehicleAvailability;
  /** ISO 3166-1 in capitals. */
  registrationCountry: string;
  registeredYear?: number | undefined;
  seats?: number | undefined;
  weeks?: number | undefined;
  weekends?: number | undefined;
  currentYear: number;
}

/** In whole euros. */
export interface EarningsRange {
  minDaily: number;
  maxDaily: number;
  minYearly: number;
  maxYearly: number;
}

/** Percentages for a cautious and a good year, as printed below a result. */
export const EARNINGS_ASSUMPTIONS = {
  careful: { pricePercent: 85, weeksPercent: 50, weekendsPercent: 40, afterDiscountsPercent: 92 },
  good: { pricePercent: 120, weeksPercent: 85, weekendsPercent: 70, afterDiscountsPercent: 100 },
} as const;
type Assumptions = (typeof EARNINGS_ASSUMPTIONS)[keyof typeof EARNINGS_ASSUMPTIONS];

/** Euros a day of a usual vehicle of the type. */
const BASE: Record<VehicleTypeCode, number> = {
  lowprofile: 85,
  coachbuilt: 80,
  aclass: 115,
  campervan: 80,
  van: 65,
  caravan: 40,
  other: 60,
};

const USUAL = 100;
const AGE_PERCENT = [
  { years: 3, percent: 115 },
  { years: 7, percent: USUAL },
  { years: 12, percent: 88 },
  { years: 20, percent: 75 },
] as const;
const OLDER_PERCENT = 65;

const SEATS_PERCENT = [
  { seats: 6, percent: 110 },
  { seats: 4, percent: USUAL },
] as const;
const FEWER_SEATS_PERCENT = 93;

const COUNTRY_PERCENT = new Map([
  ['FR', USUAL],
  ['DE', 108],
  ['AT', 108],
  ['GB', 108],
  ['CH', 130],
  ['IT', 95],
  ['ES', 95],
  ['PT', 88],
  ['NL', 105],
  ['BE', 102],
  ['IE', 110],
  ['US', 125],
]);

const DAY_STEP = 5;
const YEAR_STEP = 50;
const DAYS_OF_WEEK = 7;
const DAYS_OF_WEEKEND = 2;

/**
 * The estimated earnings of a vehicle, rounded to 5 euros a day and 50 a year. Without availability a year earns
 * nothing.
 * @throws RangeError for an unknown type of vehicle
 */
export function simulateEarnings(given: EarningsCase): EarningsRange {
  const { careful, good } = EARNINGS_ASSUMPTIONS;
  const minDaily = dailyPrice(given, careful);
  const maxDaily = dailyPrice(given, good);
  return {
    minDaily,
    maxDaily,
    minYearly: yearlyEarnings(minDaily, given, careful),
    maxYearly: yearlyEarnings(maxDaily, given, good),
  };
}

// Percentages are multiplied as integers, so that the result does not depend on floating-point rounding.
function dailyPrice(given: EarningsCase, { pricePercent }: Assumptions): number {
  const code = vehicleTypeCode(given.vehicleType);
  if (!code) throw new RangeError(`No type of vehicle: ${given.vehicleType}`);
  const country = COUNTRY_PERCENT.get(given.registrationCountry) ?? USUAL;
  const percents = [agePercent(given), seatsPercent(given.seats), country, pricePercent];
  const product = percents.reduce((amount, percent) => amount * percent, BASE[code]);
  return roundTo(DAY_STEP, product, USUAL ** percents.length);
}

function agePercent({ registeredYear, currentYear }: EarningsCase): number {
  if (registeredYear === undefined) return USUAL;
  const age = currentYear - registeredYear;
  return AGE_PERCENT.find(({ years }) => age <= years)?.percent ?? OLDER_PERCENT;
}

function seatsPercent(seats: number | undefined): number {
  if (seats === undefined) return USUAL;
  return SEATS_PERCENT.find((step) => seats >= step.seats)?.percent ?? FEWER_SEATS_PERCENT;
}

function yearlyEarnings(
  daily: number,
  { availability, weeks = 0, weekends = 0 }: EarningsCase,
  { weeksPercent, weekendsPercent, afterDiscountsPercent }: Assumptions,
): number {
  if (availability === 'NotAvailable') return 0;
  const days = DAYS_OF_WEEK * weeks * weeksPercent + DAYS_OF_WEEKEND * weekends * weekendsPercent;
  return roundTo(YEAR_STEP, daily * days * afterDiscountsPercent, USUAL * USUAL);
}

function roundTo(step: number, amount: number, divisor: number): number {
  return step * halfUp(amount, step * divisor);
}
