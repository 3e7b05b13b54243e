import type {
  HeldPayout,
  HeldPayouts,
  HeldPayoutsQuery,
  ReleasedPayout,
  ReleasePayout,
} from '@campavia/contracts';
import { formatDecimal } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { pageLinks } from '../../core/routing/page-links';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { Notifications } from '../../providers/notifications/notifications';
import { requireStaff } from '../back-office/require-staff.service';
import { createStaffActionsStore } from '../back-office/staff-actions.service';
import type { SignedIn } from '../identity/signed-in.service';
import { createHeldPayoutsStore, type HeldPayoutRow } from './held-payouts.store';
import { createPayoutHoldsStore } from './payout-holds.store';
import { createPayoutRuns } from './payout-runs';
import { createPayoutsStore } from './payouts.store';
import { createPayoutEmails } from './send-payout-emails';

type Needs = Pick<AppContext, 'database' | 'clock'>;

interface ReleaseNeeds extends Needs {
  notifications: Pick<Notifications, 'mail'>;
  /** Start of the links in e-mails. */
  siteUrl: string;
}

const USUAL_PAGE_SIZE = 10;

/** Payouts that something stops, as staff see and release them. */
export function createHeldPayouts(needs: ReleaseNeeds) {
  return { list: createList(needs), release: createRelease(needs) };
}

export type HeldPayoutsService = ReturnType<typeof createHeldPayouts>;

/** How many payouts staff may release, since when they are due, and which one is next. */
export function createHeldPayoutCounts({ database, clock }: Needs) {
  const store = createHeldPayoutsStore(database);
  return async function counts(staffId: number) {
    const [{ waiting, fresh, late, oldest_at }, next_id, last_decided_at] = await Promise.all([
      store.counts(staffId, clock.now()),
      store.next(staffId),
      createStaffActionsStore(database).lastAt(['payout_released']),
    ]);
    return { waiting, fresh, late, oldest_at, next_id, last_decided_at };
  };
}

function createList({ database, clock }: Needs) {
  const store = createHeldPayoutsStore(database);

  /** Those that staff may release first. @throws HttpError 404 for all but staff */
  return async function list(who: SignedIn, query: HeldPayoutsQuery): Promise<HeldPayouts> {
    const staffId = requireStaff(who);
    const { page = 1, page_size: size = USUAL_PAGE_SIZE } = query;
    const [rows, { all: count, waiting: releasable }] = await Promise.all([
      store.page(staffId, { limit: size, offset: (page - 1) * size }),
      store.counts(staffId, clock.now()),
    ]);
    return {
      count,
      releasable,
      counted_at: clock.now().toISOString(),
      ...pageLinks('/v4/back-office/payouts/', query, { page, size, count }),
      results: rows.map(toHeldPayout),
    };
  };
}

function createRelease({ database, clock, notifications, siteUrl }: ReleaseNeeds) {
  const emails = createPayoutEmails({ notifications, siteUrl });
  const { plan } = createPayoutRuns({ database, clock, emails });

  /**
   * Releases a payout and plans it at once; another reason may block it. Missing documents are never passed over.
   * @throws HttpError 404 payout_not_found for all but staff and for one’s own; 409 payout_not_held with `decided_by`;
   * 405 payout_not_releasable
   */
  return async function release(who: SignedIn, id: string, form: ReleasePayout): Promise<ReleasedPayout> {
    const staffId = requireStaff(who, 'payout_not_found');
    const reason = readReason(form.reason);
    const bookingId = await withRetry(database, async (transaction) => {
      const held = await lockHeld(transaction, parseRowId(id), staffId);
      if (!held.can_release) throw new HttpError(405, 'payout_not_releasable');
      const at = clock.now();
      if (held.block === 'staff_hold') {
        await createPayoutHoldsStore(transaction).end(held.owner_id, staffId, at);
      } else {
        await createHeldPayoutsStore(transaction).release(held.id, at);
      }
      await createStaffActionsStore(transaction).record({
        staffId,
        action: 'payout_released',
        subject: 'payout',
        subjectId: held.id,
        userId: held.owner_id,
        before: { state: 'blocked', block: held.block, booking: held.booking_id },
        after: { reason },
        at,
      });
      return held.booking_id;
    });
    await plan(bookingId);
    const planned = await createPayoutsStore(database).find(parseRowId(id));
    return { id: parseRowId(id), state: planned?.state ?? 'blocked', block: planned?.block ?? null };
  };
}

async function lockHeld(transaction: Database, id: number, staffId: number): Promise<HeldPayoutRow> {
  const payout = await createPayoutsStore(transaction).lock(id);
  if (!payout || payout.owner_id === staffId) throw new HttpError(404, 'payout_not_found');
  const held = await createHeldPayoutsStore(transaction).find(id, staffId);
  if (held) return held;
  const [last] = await createStaffActionsStore(transaction).decisions('payout', id);
  throw new HttpError(409, 'payout_not_held', { decided_by: last?.staff_name ?? '' });
}

function readReason(reason: string): string {
  // The database takes no character of this kind.
  const text = reason.replaceAll('\0', '').normalize('NFC').trim();
  if (!text) throw new InvalidFieldsError({ reason: { id: 'field_required' } });
  return text;
}

function toHeldPayout(row: HeldPayoutRow): HeldPayout {
  const { id, booking_id, owner_id, first_name, last_name, currency, block, refusal } = row;
  return {
    id,
    booking_id,
    owner: { id: owner_id, first_name, last_name },
    amount: formatDecimal(row.amount),
    currency,
    block,
    refusal: block === 'provider_refused' ? refusal : null,
    hold_reason: row.hold_reason,
    blocked_until: row.blocked_until?.toISOString() ?? null,
    due_at: row.due_at.toISOString(),
    can_release: row.can_release,
  };
}
