import type { FoundPeople, FoundPerson, PersonEvent, StaffPerson, SuspendPerson } from '@campavia/contracts';
import { formatDecimal } from '@campavia/domain';

import type { AppContext } from '../../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import { withRetry } from '../../../database/with-retry';
import { endSuspendedSessions } from '../../identity/suspension.service';
import type { SignedIn } from '../../identity/signed-in.service';
import { toStaffAction } from '../audit-log.service';
import { requireStaff } from '../require-staff.service';
import { createStaffActionsStore } from '../staff-actions.service';
import { createPersonEventsStore, type PersonEventRow } from './person-events.store';
import { createPeopleStore, type OfferedCamper, type PersonQuery, type PersonRow } from './people.store';

export interface PeopleNeeds extends Pick<AppContext, 'database' | 'clock'> {
  /** The hashes by which the number of a bank account may be known. */
  hashesOfIban: (iban: string) => readonly Buffer[];
}

type Needs = Pick<PeopleNeeds, 'database' | 'clock'>;

const RECENT = { limit: 20, offset: 0 };
const DIGITS = /^\d{1,10}$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
const PHONE = /^\+?[\d\s().-]{6,}$/;

/** People as staff find, suspend and restore them. */
export function createPeople(needs: PeopleNeeds) {
  return { ...createFinding(needs), ...createSuspending(needs) };
}

export type People = ReturnType<typeof createPeople>;

function createFinding({ database, hashesOfIban }: PeopleNeeds) {
  const people = createPeopleStore(database);
  const actions = createStaffActionsStore(database);
  const events = createPersonEventsStore(database);

  /** The people that a query may mean. @throws HttpError 404 for all but staff */
  async function find(who: SignedIn, query: string): Promise<FoundPeople> {
    requireStaff(who);
    const ids = await people.find(readQuery(query, hashesOfIban));
    if (ids.length === 0) return { results: [] };
    const rows = await people.read(ids);
    const found = ids.map((id) => rows.find((row) => row.id === id)).filter((row) => row !== undefined);
    return { results: found.map(toFoundPerson) };
  }

  /** A person with their listings, trips and documents, and with what was done by and to them. @throws HttpError 404 user_not_found */
  async function get(who: SignedIn, id: string): Promise<StaffPerson> {
    requireStaff(who, 'user_not_found');
    const [row] = await people.read([parseRowId(id)]);
    if (!row) throw new HttpError(404, 'user_not_found');
    const [campers, bookings, documents, acts, happened, hold] = await Promise.all([
      people.campers(row.id),
      people.bookings(row.id),
      people.documents(row.id),
      actions.page({ userId: row.id }, RECENT),
      events.list(row.id),
      events.hold(row.id),
    ]);
    return {
      ...toFoundPerson(row),
      language: row.language,
      campers: campers.map(({ status: state, ...camper }) => ({ ...camper, state })),
      bookings: bookings.map(({ guest_id, date_from: from, date_to: to, ...booking }) => ({
        ...booking,
        role: guest_id === row.id ? ('guest' as const) : ('owner' as const),
        from,
        to,
      })),
      documents,
      payout_hold: hold
        ? { reason: hold.reason, staff_name: hold.staff_name, held_at: hold.made_at.toISOString() }
        : null,
      events: happened.map(toEvent),
      actions: acts.map(toStaffAction),
    };
  }

  return { find, get };
}

function toEvent({ amount, at, ...event }: PersonEventRow): PersonEvent {
  return { ...event, amount: amount === null ? null : formatDecimal(amount), at: at.toISOString() };
}

function createSuspending({ database, clock }: Needs) {
  /**
   * Suspends a user: their sign-ins end and their campers are off offer.
   * @throws HttpError 404 user_not_found; 409 user_suspended when they are already; 405 suspension_refused for staff
   */
  function suspend(who: SignedIn, id: string, { reason }: SuspendPerson): Promise<{ id: number }> {
    const staffId = requireStaff(who, 'user_not_found');
    const text = readReason(reason);
    return withRetry(database, async (transaction) => {
      const people = createPeopleStore(transaction);
      const person = await people.lock(parseRowId(id));
      if (!person || person.deleted_at) throw new HttpError(404, 'user_not_found');
      if (person.is_staff) throw new HttpError(405, 'suspension_refused');
      if (!person.is_active) throw new HttpError(409, 'user_suspended');
      await people.setActive(person.id, { active: false });
      const campers = await people.takeOffOffer(person.id);
      await createStaffActionsStore(transaction).record({
        staffId,
        action: 'user_suspended',
        subject: 'user',
        subjectId: person.id,
        userId: person.id,
        before: { active: true, campers },
        after: { active: false, reason: text },
        at: clock.now(),
      });
      await endSuspendedSessions(transaction, person.id, clock.now());
      return { id: person.id };
    });
  }

  /**
   * Lifts a suspension, and offers again the campers that were on offer when it began.
   * @throws HttpError 404 user_not_found; 409 user_not_suspended
   */
  function restore(who: SignedIn, id: string, { reason }: SuspendPerson): Promise<{ id: number }> {
    const staffId = requireStaff(who, 'user_not_found');
    const text = readReason(reason);
    return withRetry(database, async (transaction) => {
      const people = createPeopleStore(transaction);
      const person = await people.lock(parseRowId(id));
      if (!person || person.deleted_at) throw new HttpError(404, 'user_not_found');
      if (person.is_active) throw new HttpError(409, 'user_not_suspended');
      const actions = createStaffActionsStore(transaction);
      const [last] = await actions.page(
        { userId: person.id, action: 'user_suspended' },
        { limit: 1, offset: 0 },
      );
      const campers = (last?.before.campers ?? []) as OfferedCamper[];
      await people.setActive(person.id, { active: true });
      await people.offerAgain(campers);
      await actions.record({
        staffId,
        action: 'user_restored',
        subject: 'user',
        subjectId: person.id,
        userId: person.id,
        before: { active: false },
        after: { active: true, campers, reason: text },
        at: clock.now(),
      });
      return { id: person.id };
    });
  }

  return { suspend, restore };
}

function readReason(reason: string): string {
  // The database takes no character of this kind.
  const text = reason.replaceAll('\0', '').normalize('NFC').trim();
  if (!text) throw new InvalidFieldsError({ reason: { id: 'field_required' } });
  return text;
}

function readQuery(query: string, hashesOfIban: PeopleNeeds['hashesOfIban']): PersonQuery {
  const text = query.replaceAll('\0', '').normalize('NFC').trim();
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  const none: PersonQuery = { email: null, phone: null, id: null, name: null, accountHashes: [] };
  if (text.includes('@')) return { ...none, email: text.toLowerCase() };
  if (IBAN.test(iban)) return { ...none, accountHashes: hashesOfIban(iban) };
  const isId = DIGITS.test(text) && Number(text) <= 2_147_483_647;
  const isPhone = PHONE.test(text);
  const isName = !isId && !isPhone && text.length > 1;
  return {
    ...none,
    phone: isPhone ? text.replace(/\D/g, '') : null,
    id: isId ? Number(text) : null,
    name: isName ? escapePattern(text) : null,
  };
}

function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function toFoundPerson(row: PersonRow): FoundPerson {
  const { id, first_name, last_name, email, phone, country, is_staff, is_active, joined_on } = row;
  const camperCount = Number(row.camper_count);
  return {
    id,
    first_name,
    last_name,
    email,
    phone,
    country,
    is_staff,
    is_active,
    joined_on,
    is_owner: camperCount > 0,
    trip_count: Number(row.trip_count),
    camper_count: camperCount,
  };
}
