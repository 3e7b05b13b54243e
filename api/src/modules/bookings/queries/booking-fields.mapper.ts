import type { GuestBooking } from '@campavia/contracts';
import {
  buttonsFor,
  daysInclusive,
  displayState,
  effectiveFactsAt,
  findMutualCancellation,
  formatDecimal,
  hourText,
  maskContacts,
  metaStateFor,
  effectiveStateAt,
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
import { portraitOf } from '../../../core/picture-addresses';

import type { RequestsOfBooking } from '../../booking-requests/requests-of-bookings.service';
import { factsOf } from '../process/booking-facts';
import type { BookingDetails } from './booking-details.store';
import type { BookingFigures } from './booking-figures';
import type { Reader } from './visible-bookings';

/** A booking as visible to its guest or owner at a moment. */
export interface VisibleBooking {
  details: BookingDetails;
  /** Its extensions and upgrades. */
  requests: RequestsOfBooking;
  /** With the stored state. */
  stored: BookingFacts;
  /** With the effective state. */
  facts: BookingFacts;
  meta: MetaState;
  role: Reader['role'];
  now: Now;
}

/** A booking as visible to its guest or owner; undefined when it is hidden from them. */
export function toVisibleBooking(
  fields: Pick<VisibleBooking, 'details' | 'requests' | 'role' | 'now'>,
): VisibleBooking | undefined {
  const { details, requests, role, now } = fields;
  const stored = factsOf(details, { reader: role, hasAskedExtension: requests.hasAskedExtension });
  const meta = metaStateFor(role, stored, now);
  if (meta === 'hidden') return undefined;
  return { details, requests, role, now, stored, facts: effectiveFactsAt(stored, now), meta };
}

/**
 * The fields common to guest and owner, except the id. Each object begins with a plain field: one that begins with a
 * spread is many times slower to build, and a page has a hundred of them.
 */
export function sharedFields(visible: VisibleBooking, figures: BookingFigures) {
  return {
    camper: camperOf(visible),
    extensions: visible.requests.extensions,
    ...stateFields(visible),
    ...stayFields(visible.details),
    ...choiceFields(visible, figures),
    ...termFields(visible),
    ...depositFields(visible.details),
  };
}

function stateFields({ details, stored, facts, meta, role, now }: VisibleBooking) {
  return {
    state: facts.state,
    meta_state: meta,
    display_state: displayState(stored, meta, now),
    summary_state: summaryState(facts, meta),
    expiry_cause: effectiveStateAt(stored, now).cause ?? details.expiry_cause,
    cancel_reason: details.cancel_reason,
    cancel_comment: cancelCommentFor(role, details.cancel_comment, facts),
    is_instant: details.is_instant,
    emergency_proof_in_validation: facts.proof === 'waiting',
    mutual_cancellation: mutualCancellationOf(facts, now),
    buttons: buttonsFor(role, stored, now),
  };
}

// A request to cancel together is hidden once the trip has ended.
function mutualCancellationOf(facts: BookingFacts, now: Now): GuestBooking['mutual_cancellation'] {
  const found = BOOKED_STATES.some((booked) => booked === facts.state) && findMutualCancellation(facts, now);
  if (!found) return null;
  const { askedBy: asked_by, askedAtMs, openUntilMs } = found;
  return {
    asked_by,
    asked_on: new Date(askedAtMs).toISOString(),
    open_until: new Date(openUntilMs).toISOString(),
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

function choiceFields({ details: row, role, facts }: VisibleBooking, { secondDriver }: BookingFigures) {
  const slug: InsuranceSlug = tierOfId(row.insurance_id)?.slug ?? 'standard';
  return {
    km: row.km_package,
    insurance: { id: row.insurance_id, slug },
    second_driver: secondDriver,
    rental_cover: row.rental_cover,
    options: row.options.map(({ option_id: id, ...option }) => ({ id, ...option })),
    purpose: row.purpose,
    message: messageFor(role, row.message, facts),
    licence_type: row.licence_type,
  };
}

function termFields({ details, role, facts }: VisibleBooking) {
  const snoozed = role === 'guest' ? details.guest_snoozed_until : details.owner_snoozed_until;
  return {
    pay_by: facts.state === 'ACCEPTED' || facts.isInstant ? momentOrNull(details.pay_by) : null,
    snoozed_until: momentOrNull(snoozed),
    confirmed_on: momentOrNull(details.confirmed_at),
    created_on: momentText(details.created_at),
    ended_on: momentOrNull(details.ended_at),
  };
}

// No deposit is authorised after the trip has begun, even if the job has not stored that yet.
function depositFields({ camper, deposit_at_pick_up, began_without_deposit }: BookingDetails) {
  return {
    deposit: formatDecimal(camper.deposit),
    deposit_currency: camper.currency,
    deposit_mean: camper.deposit_mean,
    deposit_at_pick_up: deposit_at_pick_up || began_without_deposit || !camper.deposit_mean.includes('card'),
  };
}

const GONE = ['deleted', 'deleted_owner'];

function camperOf({ details, facts }: VisibleBooking): GuestBooking['camper'] {
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

/** The other party of a booking. Phone numbers are shown once the trip is confirmed. */
export function personFields({ details: { person }, facts }: VisibleBooking) {
  const { id, first_name, joined_on } = person;
  const phone = isConfirmed(facts) ? person.phone : null;
  return { id, first_name, joined_on, picture: portraitOf(person.picture), phone };
}

const BOOKED_STATES: readonly BookingState[] = ['TO_COME', 'TO_COME_NOT_PAID'];
const CONFIRMED: readonly BookingState[] = ['TO_COME', 'ONGOING', 'DONE'];

const CANCELLED_BY: Record<ReaderRole, BookingState> = { guest: 'CANCELLED_GUEST', owner: 'CANCELLED_OWNER' };

type ReaderRole = Reader['role'];
type InState = Pick<BookingFacts, 'state'>;

/** The guest's message; the owner reads contact details in it once the trip is confirmed. */
export function messageFor(role: ReaderRole, message: string | null, trip: InState): string | null {
  return role === 'guest' ? message : withoutContacts(message, trip);
}

/** Why a trip was cancelled; the other party reads no contact details in it. */
export function cancelCommentFor(role: ReaderRole, comment: string | null, trip: InState): string | null {
  return trip.state === CANCELLED_BY[role] ? comment : withoutContacts(comment, trip);
}

function withoutContacts(text: string | null, trip: InState): string | null {
  return text === null || isConfirmed(trip) ? text : maskContacts(text).text;
}

/** Whether the exact position and the phone number may be shown. */
export function isConfirmed({ state }: InState): boolean {
  return CONFIRMED.includes(state);
}

/** A moment as an ISO string. */
export function momentText(moment: Date): string {
  return moment.toISOString();
}

/** The same, or null. */
export function momentOrNull(moment: Date | null): string | null {
  return moment === null ? null : momentText(moment);
}
