import type { CamperState } from '@campavia/contracts';
import { listingPermissions, SUSPEND_NOTICE_HOURS, type LeaveReason } from '@campavia/domain';

import type { Clock } from '../../core/clock';
import { HttpError } from '../../core/http-errors';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import { readOfferDocuments, type OfferState } from '../moderation/offer-documents.service';
import { createOwnCampersStore, listConfirmedTrips, type CamperRow } from './own-campers.store';
import { requireOwnCamper } from './require-own-camper.service';

interface Needs {
  database: Database;
  clock: Pick<Clock, 'now' | 'today'>;
  /** Refuses the open requests for a camper, within a transaction. */
  refuseOpenRequests: (transaction: Database, camperId: number) => Promise<void>;
}

/** A user's camper by the id in the path. */
export interface OwnCamperAsked {
  userId: number;
  id: string;
}

const HOUR_MS = 3_600_000;

/** Suspends, reactivates and deletes campers for their owners. Triggers update the search. */
export function createPublicationService({ database, clock, refuseOpenRequests }: Needs) {
  /**
   * Hides a camper from guests until its owner reactivates it; later trips take place.
   * @throws HttpError 404, 410; 405 camper_in_wrong_state, camper_has_trips with the trips of the next 48 hours
   */
  function suspend(asked: OwnCamperAsked, reason: LeaveReason): Promise<CamperState> {
    return change(asked, async (transaction, camper) => {
      const { status } = camper;
      if (status !== 'published' && status !== 'bookable') throw new HttpError(405, 'camper_in_wrong_state');
      const now = clock.now();
      const before = new Date(now.getTime() + SUSPEND_NOTICE_HOURS * HOUR_MS);
      await refuseIfBooked(transaction, camper.id, before);
      return { status: 'unpublished_owner', suspended_from: status, suspended_at: now, owner_reason: reason };
    });
  }

  /**
   * Shows a suspended camper again.
   * @throws HttpError 404, 410; 405 camper_in_wrong_state; 409 camper_document_expired
   */
  function reactivate(asked: OwnCamperAsked): Promise<CamperState> {
    return change(asked, async (transaction, camper) => {
      const { status, dual_listing, suspended_from } = camper;
      if (!listingPermissions(status, dual_listing).can_reactivate) {
        throw new HttpError(405, 'camper_in_wrong_state');
      }
      const back = suspended_from ?? 'bookable';
      await refuseIfExpired(transaction, camper, back);
      const none = { suspended_from: null, suspended_at: null, unpublished_from: null, owner_reason: null };
      return { status: back, ...none };
    });
  }

  /**
   * Deletes a camper: its open requests are refused, and its listing is removed.
   * @throws HttpError 404, 410; 405 camper_has_trips with every confirmed trip that is not over
   */
  function remove(asked: OwnCamperAsked, reason: LeaveReason): Promise<CamperState> {
    return change(asked, async (transaction, camper) => {
      await refuseIfBooked(transaction, camper.id);
      await refuseOpenRequests(transaction, camper.id);
      return {
        status: 'deleted_owner',
        deleted_at: clock.now(),
        unpublished_from: null,
        owner_reason: reason,
      };
    });
  }

  // A document that expired meanwhile has to be valid again, not only sent.
  async function refuseIfExpired(transaction: Database, camper: CamperRow, back: OfferState): Promise<void> {
    const { hasExpired, allows } = await readOfferDocuments(transaction, camper, clock.today());
    if (allows[back] || (!hasExpired && camper.unpublished_from === null)) return;
    throw new HttpError(409, 'camper_document_expired');
  }

  async function refuseIfBooked(transaction: Database, camperId: number, before?: Date): Promise<void> {
    const trips = await listConfirmedTrips(transaction, { camperId, now: clock.now(), before });
    if (trips.length > 0) throw new HttpError(405, 'camper_has_trips', { trips });
  }

  function change(asked: OwnCamperAsked, work: Work): Promise<CamperState> {
    return withRetry(database, async (transaction) => {
      const { lock } = createOwnCampersStore(transaction);
      const camper = await requireOwnCamper(lock, asked);
      const changes = await work(transaction, camper);
      await transaction.updateTable('camper').set(changes).where('id', '=', camper.id).execute();
      return { id: camper.id, state: changes.status as CamperState['state'] };
    });
  }

  return { suspend, reactivate, remove };
}

export type PublicationService = ReturnType<typeof createPublicationService>;

type Changes = Pick<CamperRow, 'status'> & Partial<CamperRow>;
type Work = (transaction: Database, camper: CamperRow) => Promise<Changes>;
