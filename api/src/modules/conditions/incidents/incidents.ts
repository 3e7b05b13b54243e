import type { ConditionReports, Incident, IncidentQueue, IncidentQueueQuery } from '@campavia/contracts';
import { formatDecimal } from '@campavia/domain';

import { HttpError } from '../../../core/http-errors';
import { parseRowId } from '../../../core/parse-row-id';
import { pageLinks } from '../../../core/routing/page-links';
import { requireStaff } from '../../back-office/require-staff.service';
import type { BookingProcess } from '../../bookings/booking-process.service';
import type { SignedIn } from '../../identity/signed-in.service';
import type { ConditionPhotos } from '../photos/condition-photos';
import type { ConditionParty } from '../require-writable';
import { createClaimDecisions, type ClaimToDecide, type DecisionNeeds } from './decide-claims';
import { createIncidentsStore } from './incidents.store';

interface Needs extends DecisionNeeds {
  process: Pick<BookingProcess, 'lock' | 'findOwn'>;
  find: (party: ConditionParty, reader: 'staff') => Promise<ConditionReports>;
  photos: Pick<ConditionPhotos, 'open'>;
}

const USUAL_PAGE_SIZE = 10;

/** Incidents after trips as staff see them. Each function throws HttpError 404 for all but staff. */
export function createIncidents(needs: Needs) {
  const { decide, passOnDue } = createClaimDecisions(needs);
  const reading = createReading(needs);

  /** Decides on a claim and returns the incident afterwards. @throws as `decide-claims` */
  async function decideAndGet(who: SignedIn, claim: ClaimToDecide): Promise<Incident> {
    await decide(who, claim);
    return reading.get(who, claim.bookingId);
  }

  return { ...reading, decide: decideAndGet, passOnDue };
}

export type Incidents = ReturnType<typeof createIncidents>;

function createReading({ database, clock, process, find, photos }: Needs) {
  const incidents = createIncidentsStore(database);

  /** The bookings whose claims wait for staff, longest waiting first. */
  async function list(who: SignedIn, query: IncidentQueueQuery): Promise<IncidentQueue> {
    const reader = { staffId: requireStaff(who), now: clock.now() };
    const { page = 1, page_size: size = USUAL_PAGE_SIZE } = query;
    const [rows, { waiting: count, late }] = await Promise.all([
      incidents.page(reader, { limit: size, offset: (page - 1) * size }),
      incidents.counts(reader),
    ]);
    return {
      count,
      late,
      counted_at: reader.now.toISOString(),
      ...pageLinks('/v4/back-office/incidents/', query, { page, size, count }),
      results: rows.map(({ waiting_since, claimed, ...row }) => ({
        ...row,
        claimed: formatDecimal(claimed),
        waiting_since: waiting_since.toISOString(),
      })),
    };
  }

  /** @throws HttpError 404 booking_not_found, also for a booking of one’s own or without claims */
  async function get(who: SignedIn, id: string): Promise<Incident> {
    const reader = { staffId: requireStaff(who, 'booking_not_found'), now: clock.now() };
    const { names, party } = await requireIncident(id, reader.staffId);
    const [booking, conditions, waiting_since, next_id] = await Promise.all([
      process.findOwn('guest', party.userId, party.id),
      find(party, 'staff'),
      incidents.waitingSince(names.booking_id, reader),
      incidents.next(reader, names.booking_id),
    ]);
    return {
      booking: {
        id: booking.id,
        state: booking.state,
        from: booking.date_from,
        to: booking.date_to,
        camper: { id: booking.camper_id, title: names.camper_title },
        guest: { id: booking.guest_id, first_name: names.guest_first, last_name: names.guest_last },
        owner: { id: booking.owner_id, first_name: names.owner_first, last_name: names.owner_last },
      },
      conditions,
      waiting_since: waiting_since?.toISOString() ?? null,
      next_id,
      read_at: reader.now.toISOString(),
    };
  }

  /** A photo of a report or claim. @throws HttpError 404 booking_not_found, picture_not_found */
  async function openPhoto(who: SignedIn, id: string, photoId: string) {
    const staffId = requireStaff(who, 'booking_not_found');
    const { party } = await requireIncident(id, staffId);
    return photos.open(party, photoId);
  }

  /** The guest's view of a booking is used for both sides, because they see the same. */
  async function requireIncident(id: string, staffId: number) {
    const names = await incidents.findParties(parseRowId(id), staffId);
    if (!names) throw new HttpError(404, 'booking_not_found');
    const party = { side: 'guest', userId: names.guest_id, id: String(names.booking_id) } as const;
    return { names, party };
  }

  return { list, get, openPhoto };
}
