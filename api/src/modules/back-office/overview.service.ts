import type { BackOfficeOverview, BackOfficeQueueState } from '@campavia/contracts';
import { REPORT_SUBJECTS, type BackOfficeQueue, type StaffActionName } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import type { SignedIn } from '../identity/signed-in.service';
import { createDocumentQueueCounts } from '../documents/document-reviews.service';
import { createIncidentQueue } from '../conditions/incident-queue.service';
import { createListingQueue } from '../moderation/moderation.service';
import { createRefusedRefundCounts } from '../payments/refused-refund-queue.service';
import { createHeldPayoutCounts } from '../payouts/held-payouts.service';
import { createReportQueueCounts } from '../reports/reports.service';
import { requireStaff } from './require-staff.service';
import { createStaffActionsStore } from './staff-actions.service';

type Needs = Pick<AppContext, 'database' | 'clock'>;

interface Queue {
  waiting: number;
  fresh: number;
  late: number;
  oldest_at: Date | null;
  next_id: number | null;
  last_decided_at: Date | null;
}

/** The queues of staff: how many items wait, for how long, and which one is next. */
export function createOverview({ database, clock }: Needs) {
  const documents = createDocumentQueueCounts({ database, clock });
  const listings = createListingQueue(database);
  const reports = createReportQueueCounts({ database, clock });
  const heldPayouts = createHeldPayoutCounts({ database, clock });
  const refusedRefunds = createRefusedRefundCounts({ database, clock });
  const incidents = createIncidentQueue(database);
  const actions = createStaffActionsStore(database);

  /** @throws HttpError 404 for all but staff */
  async function overview(who: SignedIn): Promise<BackOfficeOverview> {
    const staffId = requireStaff(who);
    const now = clock.now();
    const today = new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);
    const [toReview, proofs, moderated, claimed, counts, payouts, refunds, ...reported] = await Promise.all([
      documents('documents', staffId),
      documents('proofs', staffId),
      ofListings(staffId),
      ofIncidents(staffId),
      actions.countSince(today),
      heldPayouts(staffId),
      refusedRefunds(staffId),
      ...REPORT_SUBJECTS.map(async (subject) =>
        toState(`reported_${subject}s`, await reports(subject, staffId)),
      ),
    ]);
    return {
      queues: [
        toState('documents', toReview),
        toState('proofs', proofs),
        toState('listings', moderated),
        ...reported,
        toState('incidents', claimed),
        toState('payouts', payouts),
        toState('refunds', refunds),
      ],
      decided_today: toDecided(counts),
      counted_at: now.toISOString(),
    };
  }

  async function ofListings(staffId: number): Promise<Queue> {
    const [{ count: waiting, past_a_day: late, fresh, oldest_at }, next_id, last_decided_at] =
      await Promise.all([
        listings.counts({ staffId, now: clock.now() }),
        listings.next(0, staffId),
        actions.lastAt(['listing_approved', 'listing_changes_asked']),
      ]);
    return { waiting, late, fresh, oldest_at, next_id, last_decided_at };
  }

  async function ofIncidents(staffId: number): Promise<Queue> {
    const [counted, last_decided_at] = await Promise.all([
      incidents({ staffId, now: clock.now() }),
      actions.lastAt(['claim_granted', 'claim_part_granted', 'claim_rejected']),
    ]);
    return { ...counted, last_decided_at };
  }

  return overview;
}

export type Overview = ReturnType<typeof createOverview>;

function toState(name: BackOfficeQueue, queue: Queue): BackOfficeQueueState {
  return {
    name,
    waiting: queue.waiting,
    fresh: queue.fresh,
    late: queue.late,
    oldest_at: queue.oldest_at?.toISOString() ?? null,
    next_id: queue.next_id,
    last_decided_at: queue.last_decided_at?.toISOString() ?? null,
  };
}

function toDecided(counts: Map<StaffActionName, number>): BackOfficeOverview['decided_today'] {
  const many = (...names: StaffActionName[]) => names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
  return {
    accepted: many(
      'document_accepted',
      'listing_approved',
      'report_dismissed',
      'report_reversed',
      'payout_released',
      'refund_repeated',
      'refund_transferred',
      'claim_granted',
      'claim_part_granted',
    ),
    asked_again: many('document_asked_again', 'listing_changes_asked'),
    refused: many('document_refused', 'report_hidden', 'claim_rejected'),
  };
}
