import { sql, type RawBuilder } from 'kysely';

import type { ListingOption } from '@campavia/contracts';
import type {
  Coupon,
  CurrencyCode,
  DayRange,
  Minor,
  PlainDate,
  RateOverride,
  Recurrence,
} from '@campavia/domain';

import type { Database } from '../../database/connect';
import type { CamperStatus } from '../../database/schema';

/** An option of a camper; its price is in the owner's currency. */
export interface OfferedOption {
  id: number;
  code: ListingOption['code'];
  name: string | null;
  recurrence: Recurrence;
  unit: Minor;
  most: number;
}

/** Everything that a camper's price depends on. */
export interface PricedCamper {
  id: number;
  owner_id: number;
  status: CamperStatus;
  currency: CurrencyCode;
  weekly_percent: number;
  early_percent: number;
  min_days: number;
  closed_weekdays: number;
  closed_dates: PlainDate[];
  min_future: number;
  max_future: number;
  km_unlimited: boolean;
  km_200_per_day: Minor;
  km_unlimited_per_day: Minor;
  second_driver: 'not_selected' | 'included' | 'not_available';
  insured_by: 'platform' | 'owner';
  /** Low, mid and high. */
  rates: Minor[];
  overrides: RateOverride[];
  busy: DayRange[];
  options: OfferedOption[];
}

/** Which data of a camper to read. */
interface Wanted {
  days: DayRange;
  now: Date;
  /** Options are not requested, so they are not read. */
  isPlain: boolean;
}

interface AskedDays {
  camperId: number;
  days: DayRange;
  now: Date;
}

/** SQL for the camper of a booking `b` for its days, as read by `find`, to be read together with the booking. */
export function pricedCamperOf(now: Date): RawBuilder<PricedCamper> {
  return sql`(select to_json(priced) from priced_camper(b.camper_id, b.date_from, b.date_to, ${now}, true) priced)`;
}

/** Reads the inputs of prices, each in one query. */
export function createPricesStore(database: Database) {
  async function find(id: number, { days, now, isPlain }: Wanted): Promise<PricedCamper | undefined> {
    const { rows } = await sql<PricedCamper>`select * from priced_camper(${id}, ${days.from}::date,
      ${days.to}::date, ${now}, ${!isPlain})`.execute(database);
    return rows[0];
  }

  /** The requested days that are taken by others than a booking. */
  async function busyBesides(bookingId: number, { camperId, days, now }: AskedDays): Promise<DayRange[]> {
    const { rows } = await sql<DayRange>`select lower(during) as from, upper(during) - 1 as to
      from calendar_block where camper_id = ${camperId} and booking_id is distinct from ${bookingId}
        and during && daterange(${days.from}::date, ${days.to}::date, '[]')
        and (expires_at is null or expires_at > ${now})`.execute(database);
    return rows;
  }

  /** The coupon of a code, if it is valid on a day. */
  async function findCoupon(code: string, today: PlainDate): Promise<Coupon | undefined> {
    return database
      .selectFrom('coupon')
      .select(['code', 'amount', 'currency', 'percent'])
      .where('code', '=', code)
      .where('valid_from', '<=', today)
      .where('valid_until', '>=', today)
      .where('withdrawn_at', 'is', null)
      .whereRef('uses', '<', 'most_uses')
      .executeTakeFirst();
  }

  return { find, busyBesides, findCoupon };
}
