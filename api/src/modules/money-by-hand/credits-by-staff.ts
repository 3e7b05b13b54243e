import type {
  GrantCredit,
  MoneyPageQuery,
  StaffCredit,
  StaffCredits,
  WithdrawGift,
} from '@campavia/contracts';
import { addDays, formatDecimal, momentMs } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { pageLinks } from '../../core/routing/page-links';
import { siteOfReader } from '../../core/emails/site-of-reader';
import type { Database } from '../../database/connect';
import { withRetry } from '../../database/with-retry';
import type { Notifications } from '../../providers/notifications/notifications';
import { requireStaff } from '../back-office/require-staff.service';
import { createStaffActionsStore } from '../back-office/staff-actions.service';
import type { SignedIn } from '../identity/signed-in.service';
import { createLedger } from '../ledger/ledger.service';
import { buildCreditGrantedEmail, type GrantedCredit } from './credit-granted-email';
import { createStaffCreditsStore, type CreditReader, type CreditRow } from './coupons.store';
import { readGiftAmount, readGiftDays, readMoneyReason } from './read-gift';

/** What credits of staff are built from. */
export interface CreditNeeds extends Pick<AppContext, 'database' | 'clock'> {
  notifications: Pick<Notifications, 'mail'>;
  /** Start of the links in e-mails. */
  siteUrl: string;
}

const USUAL_PAGE_SIZE = 10;

/** Rental credits as staff grant, list and withdraw them. Each function throws HttpError 404 for all but staff. */
export function createCreditsByStaff(needs: CreditNeeds) {
  return { ...granting(needs), withdraw: withdrawing(needs) };
}

function granting({ database, clock, notifications, siteUrl }: CreditNeeds) {
  const tell = telling({ notifications, siteUrl });
  const ledger = createLedger(clock);

  async function list(who: SignedIn, query: MoneyPageQuery): Promise<StaffCredits> {
    requireStaff(who);
    const { page = 1, page_size: size = USUAL_PAGE_SIZE } = query;
    const store = createStaffCreditsStore(database);
    const [rows, count] = await Promise.all([
      store.page({ limit: size, offset: (page - 1) * size }),
      store.count(),
    ]);
    const links = pageLinks('/v4/back-office/credits/', query, { page, size, count });
    return { count, ...links, results: rows.map((row) => toCredit(row, clock.now())) };
  }

  /** Grants a user a credit, which can be spent at once, and tells them by e-mail. @throws InvalidFieldsError by field */
  function grant(who: SignedIn, form: GrantCredit): Promise<StaffCredit> {
    const staffId = requireStaff(who);
    const today = clock.today();
    const amount = readGiftAmount(form.amount);
    const { until } = readGiftDays(today, form.valid_until, today);
    const note = readMoneyReason(form.reason);
    const { user_id, kind, currency } = form;
    return withRetry(database, async (transaction) => {
      const store = createStaffCreditsStore(transaction);
      // Staff cannot grant credits to themselves.
      const reader = user_id === staffId ? undefined : await store.readerOf(user_id);
      if (!reader) {
        throw new InvalidFieldsError({ user_id: { id: 'user_not_found' } });
      }
      const created_at = clock.now();
      const credit = { user_id, amount, currency };
      const id = await store.insert({
        ...credit,
        kind,
        created_at,
        expire_at: new Date(momentMs(`${addDays(until, 1)}T00:00:00Z`)),
        note,
        granted_by: staffId,
      });
      await ledger.bookCreditGrant(transaction, { id, ...credit });
      await createStaffActionsStore(transaction).record({
        staffId,
        action: 'credit_granted',
        subject: 'credit',
        subjectId: id,
        userId: user_id,
        before: {},
        after: { kind, amount: `${formatDecimal(amount)} ${currency}`, valid_until: until, reason: note },
        at: created_at,
      });
      await tell(transaction, reader, { amount, currency, until });
      return toCredit((await store.find(id)) as CreditRow, created_at);
    });
  }

  return { list, grant };
}

function telling({ notifications, siteUrl }: Pick<CreditNeeds, 'notifications' | 'siteUrl'>) {
  return async function tell(
    transaction: Database,
    { email: recipient, language, locale }: CreditReader,
    credit: GrantedCredit,
  ): Promise<void> {
    const email = buildCreditGrantedEmail(siteOfReader({ language, locale }), credit, siteUrl);
    await notifications.mail({ recipient, ...email }, transaction);
  };
}

function withdrawing({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const ledger = createLedger(clock);

  /**
   * Revokes the unused part of a credit. @throws HttpError 404 credit_not_found; 409 credit_ended; InvalidFieldsError
   */
  return (who: SignedIn, id: string, form: WithdrawGift): Promise<StaffCredit> => {
    const staffId = requireStaff(who, 'credit_not_found');
    const reason = readMoneyReason(form.reason);
    return withRetry(database, async (transaction) => {
      const store = createStaffCreditsStore(transaction);
      const credit = await store.find(parseRowId(id));
      if (!credit) throw new HttpError(404, 'credit_not_found');
      const at = clock.now();
      const taken = await store.withdraw(credit.id, at);
      if (taken === undefined) throw new HttpError(409, 'credit_ended');
      await ledger.bookCreditWithdrawal(transaction, { ...credit, amount: taken });
      await createStaffActionsStore(transaction).record({
        staffId,
        action: 'credit_withdrawn',
        subject: 'credit',
        subjectId: credit.id,
        userId: credit.user_id,
        before: { balance: `${formatDecimal(taken)} ${credit.currency}` },
        after: { balance: '0.00', reason },
        at,
      });
      return toCredit((await store.find(credit.id)) as CreditRow, at);
    });
  };
}

function toCredit(row: CreditRow, now: Date): StaffCredit {
  const { id, user_id, first_name, last_name, kind, currency, note: reason, granted_by } = row;
  return {
    id,
    user: { id: user_id, first_name, last_name },
    kind,
    amount: formatDecimal(row.amount + row.withdrawn),
    balance: formatDecimal(row.balance),
    withdrawn: formatDecimal(row.withdrawn),
    currency,
    created_at: row.created_at.toISOString(),
    expire_at: row.expire_at.toISOString(),
    is_open: row.balance > 0 && row.expire_at > now,
    reason,
    granted_by,
  };
}
