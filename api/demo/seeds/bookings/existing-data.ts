import type pg from 'pg';

import { daysBetween, zoneOfCountry, type CurrencyCode, type PlainDate } from '@campavia/domain';

import type { PricedCamper } from '../../../src/modules/prices/trip-quotes.service';

/** A camper with the columns that bookings depend on. */
export interface BookedCamper extends PricedCamper {
  country: string;
  zone: string;
  instant_booking: boolean;
  licence_type: 'B' | 'C';
  seatbelts: number;
  beds: number;
  owner_email: string;
  /** Amount and method of the deposit. */
  deposit: number;
  deposit_mean: string[];
  /** First and last day of publication; null when never published, or still published. */
  published_on: PlainDate | null;
  deleted_on: PlainDate | null;
}

/** A calendar block; offsets in days from today. */
export interface Block {
  id: number;
  camper_id: number;
  kind: 'booking' | 'hold' | 'owner' | 'ical';
  from: number;
  to: number;
  /** Whether it belongs to a booking. */
  is_claimed: boolean;
}

/** A review whose trip has no booking yet. */
export interface Review {
  id: number;
  camper_id: number;
  guest_id: number;
  /** Day of publication, in days from today. */
  on: number;
}

/** An existing user: an owner or a demo user. */
export interface Person {
  id: number;
  email: string;
  language: string;
  country: string;
  borned_on: PlainDate | null;
  is_staff: boolean;
}

/** A coupon as stored. */
export interface SeededCoupon {
  code: string;
  amount: number;
  currency: CurrencyCode;
  valid_from: PlainDate;
  valid_until: PlainDate;
  most_uses: number;
}

/** Next id by table. */
type Next = Record<'booking' | 'payment' | 'ledger_movement' | 'booking_request' | 'moneybox', number>;

/** The data that exists before bookings are created. */
export interface ExistingData {
  today: PlainDate;
  /** The moment up to which events are in the past: the end of yesterday in every time zone. */
  nowMs: number;
  campers: BookedCamper[];
  blocks: Block[];
  reviews: Review[];
  people: Map<number, Person>;
  coupons: SeededCoupon[];
  next: Next;
}

/** Further campers get no bookings; the demo has this many. */
export const MAX_CAMPERS = 3000;

const NOW_BEFORE_MIDNIGHT_HOURS = 2;

const CAMPERS = `select c.id, c.owner_id, c.status, c.currency, c.weekly_percent, c.early_percent, c.min_days,
    c.closed_weekdays, c.closed_dates, c.min_future, c.max_future, c.km_unlimited, c.instant_booking,
    c.deposit, c.deposit_mean,
    t.km_200_per_day, t.km_unlimited_per_day, t.second_driver, t.insured_by,
    v.licence_type, v.seatbelts, v.beds, p.country, u.email as owner_email,
    c.published_at::date as published_on, c.deleted_at::date as deleted_on,
    array(select r.per_day from season_rate r where r.camper_id = c.id order by r.season) as rates,
    '[]'::json as busy,
    (select coalesce(json_agg(json_build_object('from', lower(own.during), 'to', upper(own.during) - 1,
      'perDay', own.per_day) order by own.during), '[]')
      from price_period own where own.camper_id = c.id) as overrides,
    (select coalesce(json_agg(json_build_object('id', o.id, 'code', o.code, 'name', o.name,
      'recurrence', o.recurrence, 'unit', o.unit_price, 'most', o.most) order by o.position), '[]')
      from camper_option o where o.camper_id = c.id) as options
  from camper c
  join rental_terms t on t.camper_id = c.id
  join vehicle v on v.id = c.vehicle_id
  join place p on p.id = c.place_id
  join app_user u on u.id = c.owner_id
  where c.published_at is not null
  order by c.id limit ${MAX_CAMPERS}`;

const BLOCKS = `select id, camper_id, kind, lower(during) - $1::date as from, upper(during) - 1 - $1::date as to,
    booking_id is not null as is_claimed
  from calendar_block where expires_at is null order by camper_id, during, id`;

const REVIEWS = `select id, camper_id, guest_id, published_on - $1::date as on from review
  where guest_id is not null and booking_id is null and author_type = 'guest' order by id`;

const PEOPLE = `select id, email, language, country, borned_on, is_staff from app_user
  where deleted_at is null order by id`;

const NEXT = `select (select coalesce(max(id), 0) + 1 from booking) as booking,
  (select coalesce(max(id), 0) + 1 from payment) as payment,
  (select coalesce(max(id), 0) + 1 from ledger_movement) as ledger_movement,
  (select coalesce(max(id), 0) + 1 from booking_request) as booking_request,
  (select coalesce(max(id), 0) + 1 from moneybox) as moneybox`;

const FIRST: Next = { booking: 1, payment: 1, ledger_movement: 1, booking_request: 1, moneybox: 1 };

const COUPONS = `select code, amount, currency, valid_from, valid_until, most_uses from coupon order by code`;

/** Reads the existing data. */
export async function readExistingData(client: pg.PoolClient, today: PlainDate): Promise<ExistingData> {
  const campers = await client.query<BookedCamper>(CAMPERS);
  const blocks = await client.query<Block>(BLOCKS, [today]);
  const reviews = await client.query<Review>(REVIEWS, [today]);
  const people = await client.query<Person>(PEOPLE);
  const coupons = await client.query<SeededCoupon>(COUPONS);
  const next = await client.query<Next>(NEXT);
  return {
    today,
    nowMs: midnightMs(today) - NOW_BEFORE_MIDNIGHT_HOURS * 3_600_000,
    campers: campers.rows.map((camper) => ({ ...camper, zone: zoneOfCountry(camper.country) })),
    blocks: blocks.rows,
    reviews: reviews.rows,
    coupons: coupons.rows,
    next: next.rows[0] ?? FIRST,
    people: new Map(people.rows.map((person) => [person.id, person])),
  };
}

const EPOCH = '1970-01-01' as PlainDate;

/** Midnight of a day in UTC, in milliseconds of the epoch. */
export function midnightMs(day: PlainDate): number {
  return daysBetween(EPOCH, day) * 86_400_000;
}
