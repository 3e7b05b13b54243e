import type {
  ApproveListing,
  CamperState,
  Listing,
  ModerationListing,
  ModerationQueue,
  ModerationQueueQuery,
  RequestChanges,
} from '@campavia/contracts';
import type { ChangeReason, CurrencyCode } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { pageLinks } from '../../core/routing/page-links';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { Notifications } from '../../providers/notifications/notifications';
import { createStaffActionsStore } from '../back-office/staff-actions.service';
import type { SignedIn } from '../identity/signed-in.service';
import { parseCamperId } from '../listings/camper-access.service';
import { listMissing, lockOwnCamper, readLocation } from '../own-campers/own-campers.service';
import { stateAfter } from './listing-process';
import { createModerationEmails } from './moderation-emails';
import {
  toDecidedSubmission,
  toOwnerToCheck,
  toSeasonPrices,
  toVehicleToCheck,
  toWaiting,
} from './moderation.mapper';
import { createModerationStore, type ModeratedCamper } from './moderation.store';
import { offerIfReady } from './offer-listings';
import { createSubmissionsStore } from './submissions.store';

interface Needs extends Pick<AppContext, 'database' | 'clock' | 'settings'> {
  notifications: Notifications;
  /** A listing in any state, as guests will see it. */
  preview: (camperId: number, currency: CurrencyCode) => Promise<Listing>;
}

interface Decision {
  name: 'approve' | 'request_changes';
  submissionId: number;
  reasons: ChangeReason[];
  note: string | null;
}

interface Decided {
  staffId: number;
  camper: ModeratedCamper;
  decision: Decision;
  state: string;
  at: Date;
}

const USUAL_PAGE_SIZE = 10;

/** Listings on their way from their owners to guests: owners send them, staff decide. */
export function createModeration(needs: Needs) {
  return { submit: createSubmit(needs), ...createReading(needs), ...createDecisions(needs) };
}

/** The kind of e-mail by the state of the listing after a decision. */
const NEWS = { bookable: 'bookable', published: 'approved', created: 'changes' } as const;

function createSubmit({ database, clock }: Needs) {
  /**
   * Sends a listing to staff.
   * @throws HttpError 404, 410; 405 camper_in_wrong_state; 409 listing_incomplete with the missing parts
   */
  function submit(asked: { userId: number; id: string }): Promise<CamperState> {
    return withRetry(database, async (transaction) => {
      const camper = await lockOwnCamper(transaction, asked);
      const state = stateAfter('submit', { actor: 'owner', state: camper.status });
      if (!state) throw new HttpError(405, 'camper_in_wrong_state');
      const missing = await listMissing(transaction, camper);
      if (missing.length > 0) throw new HttpError(409, 'listing_incomplete', { missing });
      await createModerationStore(transaction).change(camper.id, { status: state });
      await createSubmissionsStore(transaction).add({
        camper_id: camper.id,
        sent_by: asked.userId,
        sent_at: clock.now(),
        state_before: camper.status,
      });
      return { id: camper.id, state } as CamperState;
    });
  }

  return submit;
}

function createReading({ database, clock, preview }: Needs) {
  const store = createModerationStore(database);

  /** The listings that wait, the oldest first. @throws HttpError 404 for all but staff */
  async function queue(who: SignedIn, query: ModerationQueueQuery): Promise<ModerationQueue> {
    requireStaff(who);
    const { page = 1, page_size: size = USUAL_PAGE_SIZE } = query;
    const [rows, counts] = await Promise.all([
      store.page(who.userId, { limit: size, offset: (page - 1) * size }),
      store.counts({ staffId: who.userId, now: clock.now() }),
    ]);
    const { count, past_a_day, decided_today } = counts;
    return {
      count,
      past_a_day,
      decided_today,
      counted_at: clock.now().toISOString(),
      ...pageLinks('/v4/moderation/listings/', query, { page, size, count }),
      results: rows.map(toWaiting),
    };
  }

  /**
   * Everything that staff see of a listing that was sent, decided or not.
   * @throws HttpError 404 camper_not_found for all but staff, for one's own listings and for those never sent
   */
  async function find(who: SignedIn, id: string): Promise<ModerationListing> {
    const camper = await requireModerated(createModerationStore(database).find, who, id);
    const [submission, ...earlier] = await createSubmissionsStore(database).list(camper.id);
    if (!submission) throw new HttpError(404, 'camper_not_found');
    const [listing, location, nextId, parts] = await Promise.all([
      preview(camper.id, camper.currency),
      readLocation(database, camper),
      store.next(camper.id, who.userId),
      readParts(camper),
    ]);
    return {
      id: camper.id,
      state: camper.status as ModerationListing['state'],
      submission: toDecidedSubmission(submission),
      earlier: earlier.map(toDecidedSubmission),
      listing,
      location,
      season_prices: toSeasonPrices(parts.rates, camper),
      vehicle: toVehicleToCheck(parts.vehicle, { documents: parts.papers, country: location.country }),
      owner: toOwnerToCheck(parts.owner, {
        documents: parts.identity,
        camperCount: listing.owner.camper_count,
      }),
      next_id: nextId,
    };
  }

  async function readParts({ id, owner_id, vehicle_id }: ModeratedCamper) {
    const [rates, vehicle, papers, owner, identity] = await Promise.all([
      store.rates(id),
      store.vehicle(vehicle_id),
      store.documents({ vehicle_id }),
      store.owner(owner_id),
      store.documents({ user_id: owner_id }),
    ]);
    return { rates, vehicle, papers, owner, identity };
  }

  return { queue, find };
}

function createDecisions({ database, clock, settings, notifications }: Needs) {
  const emails = createModerationEmails({ notifications, siteUrl: settings.siteUrl });

  /** Publishes a listing. @throws HttpError 404 as `find`; 409 submission_decided */
  function approve(who: SignedIn, id: string, form: ApproveListing): Promise<CamperState> {
    return decide(who, id, { name: 'approve', submissionId: form.submission_id, reasons: [], note: null });
  }

  /**
   * Returns a listing to its owner with the changes to make.
   * @throws HttpError 404 as `find`; 409 submission_decided; InvalidFieldsError for another reason that no note explains
   */
  function requestChanges(who: SignedIn, id: string, form: RequestChanges): Promise<CamperState> {
    const note = readNote(form);
    const { reasons, submission_id: submissionId } = form;
    return decide(who, id, { name: 'request_changes', submissionId, reasons, note });
  }

  function decide(who: SignedIn, id: string, decision: Decision): Promise<CamperState> {
    return withRetry(database, async (transaction) => {
      const moderation = createModerationStore(transaction);
      const camper = await requireModerated(moderation.lock, who, id);
      const submissions = createSubmissionsStore(transaction);
      const submission = await submissions.last(camper.id);
      const decided = stateAfter(decision.name, { actor: 'staff', state: camper.status });
      if (!decided || submission?.id !== decision.submissionId || submission.decision !== null) {
        throw new HttpError(409, 'submission_decided');
      }
      const isApproved = decision.name === 'approve';
      const published_at = isApproved ? (camper.published_at ?? clock.now()) : camper.published_at;
      await moderation.change(camper.id, { status: decided, published_at });
      const state =
        isApproved && (await offerIfReady(transaction, camper.id, clock.today())) ? 'bookable' : decided;
      await submissions.decide(submission.id, {
        decision: isApproved ? 'approved' : 'changes_asked',
        decided_by: who.userId,
        decided_at: clock.now(),
        reasons: decision.reasons,
        note: decision.note,
        state_after: state,
      });
      await recordDecision(transaction, {
        staffId: who.userId,
        camper,
        decision,
        state,
        at: clock.now(),
      });
      await notifyOwner(transaction, { ...camper, status: state }, decision);
      return { id: camper.id, state } as CamperState;
    });
  }

  async function notifyOwner(
    transaction: Database,
    { id, title, owner_id, status }: ModeratedCamper,
    { reasons, note }: Decision,
  ): Promise<void> {
    const owner = await createModerationStore(transaction).owner(owner_id);
    const kind = NEWS[status as keyof typeof NEWS];
    await emails.send(transaction, owner, { kind, camper: { id, title }, reasons, note });
  }

  return { approve, requestChanges };
}

async function recordDecision(
  transaction: Database,
  { staffId, camper, decision, state, at }: Decided,
): Promise<void> {
  const { name, reasons, note } = decision;
  await createStaffActionsStore(transaction).record({
    staffId,
    action: name === 'approve' ? 'listing_approved' : 'listing_changes_asked',
    subject: 'listing',
    subjectId: camper.id,
    userId: camper.owner_id,
    before: { state: camper.status },
    after: { state, reasons, note: note ?? undefined },
    at,
  });
}

export type Moderation = ReturnType<typeof createModeration>;

/** The listings that wait for staff: how many and for how long, and the next one. */
export function createListingQueue(database: Database) {
  const { counts, next } = createModerationStore(database);
  return { counts, next };
}

function requireStaff({ isStaff }: SignedIn): void {
  // Staff who act as another user have the rights of that user only.
  if (!isStaff) throw new HttpError(404, 'camper_not_found');
}

/** A camper for staff, who cannot decide on their own. @throws HttpError 404 camper_not_found */
async function requireModerated(
  find: (id: number) => Promise<ModeratedCamper | undefined>,
  who: SignedIn,
  id: string,
): Promise<ModeratedCamper> {
  requireStaff(who);
  const number = parseCamperId(id);
  const camper = number === undefined ? undefined : await find(number);
  if (!camper || camper.owner_id === who.userId) throw new HttpError(404, 'camper_not_found');
  return camper;
}

function readNote({ reasons, note = '' }: RequestChanges): string | null {
  // The database takes no character of this kind.
  const text = note.replaceAll('\0', '').normalize('NFC').trim();
  if (!text && reasons.includes('OTHER')) {
    throw new InvalidFieldsError({ note: { id: 'moderation_note_needed' } });
  }
  return text || null;
}

export { offerReadyListings } from './offer-listings';
