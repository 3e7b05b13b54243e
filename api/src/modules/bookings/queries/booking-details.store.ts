import { sql } from 'kysely';

import type { ListingOption } from '@campavia/contracts';
import type { CurrencyCode, Now, PlainDate, Recurrence } from '@campavia/domain';

import type { Database } from '../../../database/connect';
import type { CamperStatus } from '../../../database/schema';
import { pricedCamperOf, type PricedCamper } from '../../prices/trip-quotes.service';
import type { BookingRow } from '../process/booking-facts';
import type { Reader } from './visible-bookings';

/** An option of a booking. */
export interface BookedOption {
  option_id: number;
  quantity: number;
  code: ListingOption['code'];
  name: string | null;
  recurrence: Recurrence;
}

/** A booking with the data of its page. */
export interface BookingDetails extends BookingRow {
  has_guest_review: boolean;
  has_owner_review: boolean;
  /** Whether an extension or upgrade was ever created. */
  has_requests: boolean;
  /** Whether the trip has begun without an authorised or pending deposit on a card. */
  began_without_deposit: boolean;
  /** Whether a payment of the trip is in progress. */
  is_being_paid: boolean;
  options: BookedOption[];
  /** Inputs of the price while it is recalculated on each read; null once it is agreed. */
  priced: PricedCamper | null;
  extension_earnings: number;
  camper: {
    status: CamperStatus;
    title: string;
    latitude: number;
    longitude: number;
    currency: CurrencyCode;
    deposit: number;
    deposit_mean: string[];
    type: number;
    seatbelts: number;
    beds: number;
    city: string;
    country: string;
    scene: string | null;
    second_driver: 'not_selected' | 'included' | 'not_available';
  };
  /** The other party. */
  person: {
    id: number;
    first_name: string;
    picture: string | null;
    joined_on: PlainDate;
    phone: string | null;
    professional: boolean;
    languages_spoken: string[];
    answer_rate: number | null;
  };
}

/** Reviews and trips of a guest. */
export interface GuestRecord {
  guest_id: number;
  review_sum: number;
  review_count: number;
  booking_count: number;
}

const CAMPER = sql`json_build_object('status', c.status, 'title', c.title, 'latitude', c.latitude,
  'longitude', c.longitude, 'currency', c.currency, 'deposit', c.deposit, 'deposit_mean', c.deposit_mean,
  'type', v.type, 'seatbelts', v.seatbelts, 'beds', v.beds, 'city', p.name, 'country', p.country,
  'second_driver', t.second_driver,
  'scene', (select scene from picture where picture.camper_id = c.id order by position limit 1))`;

const PERSON = sql`json_build_object('id', u.id, 'first_name', u.first_name, 'picture', u.picture,
  'joined_on', u.joined_on, 'phone', u.phone, 'professional', u.professional_type is not null,
  'languages_spoken', u.languages_spoken, 'answer_rate', u.answer_rate_as_owner)`;

const IS_BEING_PAID = sql`exists (
  select 1 from payment y where y.booking_id = b.id and y.reason = 'book' and y.state = 'in_prog')`;

/** Reads the data of booking pages. */
export function createBookingDetailsStore(database: Database) {
  /** The given bookings of a guest or owner, in the given order. */
  async function list(
    ids: readonly number[],
    { role, userId }: Reader,
    { ms, today }: Now,
  ): Promise<BookingDetails[]> {
    if (!ids.length) return [];
    const [own, other] = role === 'guest' ? ['b.guest_id', 'b.owner_id'] : ['b.owner_id', 'b.guest_id'];
    const { rows } = await sql<BookingDetails>`
      select b.*,
        exists (select 1 from known_review r where r.booking_id = b.id and r.author_type = 'guest' and r.is_sent)
          as has_guest_review,
        exists (select 1 from known_review r where r.booking_id = b.id and r.author_type = 'owner' and r.is_sent)
          as has_owner_review,
        case when asking.ever then (select coalesce(sum(l.amount_owner), 0)::int8 from booking_line l
          where l.booking_id = b.id and l.share = 'owner' and l.request_id is not null) else 0 end as extension_earnings,
        asking.ever as has_requests,
        b.state = 'TO_COME' and b.date_from < ${today}::date and not exists (select 1 from payment d
          where d.booking_id = b.id and d.reason = 'depos' and d.state <> 'failed') as began_without_deposit,
        ${IS_BEING_PAID} as is_being_paid,
        (select coalesce(json_agg(json_build_object('option_id', o.option_id, 'quantity', o.quantity, 'code', c.code,
            'name', case when o.agreed_recurrence is null then c.name else o.agreed_name end,
            'recurrence', coalesce(o.agreed_recurrence, c.recurrence)) order by c.position), '[]')
          from booking_option o join camper_option c on c.id = o.option_id where o.booking_id = b.id) as options,
        case when b.price is null then ${pricedCamperOf(new Date(ms))} end as priced,
        ${CAMPER} as camper,
        ${PERSON} as person
      from unnest(${[...ids]}::int[]) with ordinality asked (id, place)
      join booking b on b.id = asked.id
      join camper c on c.id = b.camper_id
      join vehicle v on v.id = c.vehicle_id
      join place p on p.id = c.place_id
      join rental_terms t on t.camper_id = c.id
      join app_user u on u.id = ${sql.ref(other)}
      cross join lateral (
        select exists (select 1 from booking_request q where q.booking_id = b.id) as ever) asking
      where ${sql.ref(own)} = ${userId}
      order by asked.place`.execute(database);
    return rows;
  }

  /** The reviews of guests by owners, and the number of their trips. */
  async function records(guestIds: readonly number[], today: PlainDate): Promise<GuestRecord[]> {
    const { rows } = await sql<GuestRecord>`
      select guest.id as guest_id,
        (select coalesce(sum(rating), 0)::int from review r
          where r.guest_id = guest.id and r.author_type = 'owner' and r.hidden_at is null) as review_sum,
        (select count(*)::int from review r
          where r.guest_id = guest.id and r.author_type = 'owner' and r.hidden_at is null) as review_count,
        (select count(*)::int from booking b where b.guest_id = guest.id and b.date_to < ${today}
          and b.state in ('TO_COME', 'ONGOING', 'DONE')) as booking_count
      from unnest(${[...new Set(guestIds)]}::int[]) guest (id)`.execute(database);
    return rows;
  }

  return { list, records };
}
