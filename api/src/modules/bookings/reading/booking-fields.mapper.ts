import type { GuestBooking } from '@campavia/contracts';
import {
  buttonsFor,
  daysInclusive,
  displayState,
  factsAt,
  formatDecimal,
  hourText,
  metaStateFor,
  stateAt,
  summaryState,
  tierOfId,
  type BookingFacts,
  type BookingState,
  type InsuranceSlug,
  type MetaState,
  type Now,
} from '@campavia/domain';

import { roundDegrees } from '../../../core/geo';
import { toPictures } from '../../../core/picture-addresses';
import { portraitOf } from '../../../core/portrait-address';

import type { RequestsOfBooking } from '../../booking-requests/requests-of-bookings.service';
import { factsOf } from '../booking-facts';
import type { BookingDetails } from './booking-details.store';
import type { BookingFigures } from './booking-figures';
import type { Reader } from './seen-bookings';

/** A booking as a reader sees it at a moment. */
export interface Seen {
  details: BookingDetails;
  /** Its extensions and upgrades. */
  requests: RequestsOfBooking;
  /** As they are kept. */
  kept: BookingFacts;
  /** With the state that every reader sees. */
  facts: BookingFacts;
  meta: MetaState;
  role: Reader['role'];
  now: Now;
}

/** A booking as a reader sees it; undefined for one that is none of theirs to see. */
export function seeBooking(read: Pick<Seen, 'details' | 'requests' | 'role' | 'now'>): Seen | undefined {
  const { details, requests, role, now } = read;
  const kept = factsOf(details, { reader: role, hasAskedExtension: requests.hasAskedExtension });
  const meta = metaStateFor(role, kept, now);
  if (meta === 'hidden') return undefined;
  return { details, requests, role, now, kept, facts: factsAt(kept, now), meta };
}

/**
 * The fields that both sides see, but for its number. Here and in what it is made of a field comes first: an object that begins with a
 * spread takes many times as long to make, and a page has a hundred of them.
 */
export function sharedFields(seen: Seen, figures: BookingFigures) {
  return {
    camper: camperOf(seen),
    extensions: seen.requests.extensions,
    ...stateFields(seen),
    ...stayFields(seen.details),
    ...choiceFields(seen.details, figures),
    ...termFields(seen),
    ...depositFields(seen.details),
  };
}

function stateFields({ details, kept, facts, meta, role, now }: Seen) {
  return {
    state: facts.state,
    meta_state: meta,
    display_state: displayState(kept, meta, now),
    summary_state: summaryState(facts, meta),
    expiry_cause: stateAt(kept, now).cause ?? details.expiry_cause,
    cancel_reason: details.cancel_reason,
    cancel_comment: details.cancel_comment,
    is_instant: details.is_instant,
    emergency_proof_in_validation: details.proof === 'waiting',
    buttons: buttonsFor(role, kept, now),
  };
}

function stayFields(row: BookingDetails) {
  return {
    date_from: row.date_from,
    date_to: row.date_to,
    hour_from: hourText(row.hour_from),
    hour_to: hourText(row.hour_to),
    date_time_from: momentText(row.starts_at),
    date_time_to: momentText(row.ends_at),
    time_zone: row.time_zone,
    travelers: row.travelers,
    days: daysInclusive(row.date_from, row.date_to),
  };
}

function choiceFields(row: BookingDetails, { secondDriver }: BookingFigures) {
  const slug: InsuranceSlug = tierOfId(row.insurance_id)?.slug ?? 'standard';
  return {
    km: row.km_package,
    insurance: { id: row.insurance_id, slug },
    second_driver: secondDriver,
    rental_cover: row.rental_cover,
    options: row.options.map(({ option_id: id, ...option }) => ({ id, ...option })),
    purpose: row.purpose,
    message: row.message,
    licence_type: row.licence_type,
  };
}

function termFields({ details, role, facts }: Seen) {
  const snoozed = role === 'guest' ? details.guest_snoozed_until : details.owner_snoozed_until;
  return {
    pay_by: facts.state === 'ACCEPTED' || facts.isInstant ? momentOrNull(details.pay_by) : null,
    snoozed_until: momentOrNull(snoozed),
    confirmed_on: momentOrNull(details.confirmed_at),
    created_on: momentText(details.created_at),
    ended_on: momentOrNull(details.ended_at),
  };
}

// Whether the job has come to it or not: a trip has begun, so nothing is set aside any more.
function depositFields({ camper, deposit_at_pick_up, began_without_deposit }: BookingDetails) {
  return {
    deposit: formatDecimal(camper.deposit),
    deposit_currency: camper.currency,
    deposit_mean: camper.deposit_mean,
    deposit_at_pick_up: deposit_at_pick_up || began_without_deposit || !camper.deposit_mean.includes('card'),
  };
}

const GONE = ['deleted', 'deleted_owner'];

function camperOf({ details, facts }: Seen): GuestBooking['camper'] {
  const { camper, camper_id: id } = details;
  const { title, type, city, country, seatbelts, beds, scene } = camper;
  const point = isConfirmed(facts) ? (degrees: number) => degrees : roundDegrees;
  return {
    id,
    title,
    type,
    city,
    country,
    seatbelts,
    beds,
    latitude: point(camper.latitude),
    longitude: point(camper.longitude),
    picture: scene === null ? null : (toPictures([scene])[0] ?? null),
    has_page: !GONE.includes(camper.status),
  };
}

/** The other side of a booking. Phones are exchanged once the trip is confirmed. */
export function personFields({ details: { person }, facts }: Seen) {
  const { id, first_name, joined_on } = person;
  const phone = isConfirmed(facts) ? person.phone : null;
  return { id, first_name, joined_on, picture: portraitOf(person.picture), phone };
}

const CONFIRMED: readonly BookingState[] = ['TO_COME', 'ONGOING', 'DONE'];

/** Whether where the camper stands and whom to call may be told. */
export function isConfirmed({ state }: Pick<BookingFacts, 'state'>): boolean {
  return CONFIRMED.includes(state);
}

/** A moment as the wire carries it. */
export function momentText(moment: Date): string {
  return moment.toISOString();
}

/** A moment that may not have come about. */
export function momentOrNull(moment: Date | null): string | null {
  return moment === null ? null : momentText(moment);
}
