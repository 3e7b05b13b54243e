import type {
  CreateCoupon,
  MoneyPageQuery,
  StaffCoupon,
  StaffCoupons,
  WithdrawGift,
} from '@campavia/contracts';
import { couponState, formatDecimal, readCouponCode, type PlainDate } from '@campavia/domain';

import type { AppContext } from '../../core/app-context';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { pageLinks } from '../../core/routing/page-links';
import { withRetry } from '../../database/with-retry';
import { requireStaff } from '../back-office/require-staff.service';
import { createStaffActionsStore } from '../back-office/staff-actions.service';
import type { SignedIn } from '../identity/signed-in.service';
import { createStaffCouponsStore, type CouponRow } from './coupons.store';
import { readGiftAmount, readGiftDays, readMoneyReason } from './read-gift';

const USUAL_PAGE_SIZE = 10;

/** Coupons as staff create, list and withdraw them. Each function throws HttpError 404 for all but staff. */
export function createCouponsByStaff({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  async function list(who: SignedIn, query: MoneyPageQuery): Promise<StaffCoupons> {
    requireStaff(who);
    const { page = 1, page_size: size = USUAL_PAGE_SIZE } = query;
    const store = createStaffCouponsStore(database);
    const [rows, count] = await Promise.all([
      store.page({ limit: size, offset: (page - 1) * size }),
      store.count(),
    ]);
    const links = pageLinks('/v4/back-office/coupons/', query, { page, size, count });
    return { count, ...links, results: rows.map((row) => toCoupon(row, clock.today())) };
  }

  /** @throws InvalidFieldsError by field, also on `code` when there is a coupon with it */
  function create(who: SignedIn, form: CreateCoupon): Promise<StaffCoupon> {
    const staffId = requireStaff(who);
    const given = readCoupon(form, clock.today());
    return withRetry(database, async (transaction) => {
      const store = createStaffCouponsStore(transaction);
      const at = clock.now();
      const id = await store.insert({ ...given, created_by: staffId, created_at: at });
      if (id === undefined) throw new InvalidFieldsError({ code: { id: 'coupon_code_taken' } });
      const { reason, ...coupon } = given;
      await createStaffActionsStore(transaction).record({
        staffId,
        action: 'coupon_created',
        subject: 'coupon',
        subjectId: id,
        userId: null,
        before: {},
        after: { ...coupon, amount: formatDecimal(coupon.amount), reason },
        at,
      });
      return toCoupon((await store.find(id)) as CouponRow, clock.today());
    });
  }

  /** @throws HttpError 404 coupon_not_found; 409 coupon_ended when it was withdrawn before; InvalidFieldsError */
  function withdraw(who: SignedIn, id: string, form: WithdrawGift): Promise<StaffCoupon> {
    const staffId = requireStaff(who, 'coupon_not_found');
    const reason = readMoneyReason(form.reason);
    return withRetry(database, async (transaction) => {
      const store = createStaffCouponsStore(transaction);
      const coupon = await store.find(parseRowId(id));
      if (!coupon) throw new HttpError(404, 'coupon_not_found');
      const at = clock.now();
      if (!(await store.withdraw(coupon.id, at))) throw new HttpError(409, 'coupon_ended');
      await createStaffActionsStore(transaction).record({
        staffId,
        action: 'coupon_withdrawn',
        subject: 'coupon',
        subjectId: coupon.id,
        userId: null,
        before: { code: coupon.code, uses: coupon.uses },
        after: { withdrawn: true, reason },
        at,
      });
      return toCoupon({ ...coupon, withdrawn_at: at }, clock.today());
    });
  }

  return { list, create, withdraw };
}

function readCoupon(form: CreateCoupon, today: PlainDate) {
  const code = readCouponCode(form.code);
  if (!code) throw new InvalidFieldsError({ code: { id: 'coupon_code_format' } });
  const { percent = null } = form;
  if (percent === null && form.amount === undefined) {
    throw new InvalidFieldsError({ amount: { id: 'field_required' } });
  }
  if (percent !== null && form.amount !== undefined) {
    throw new InvalidFieldsError({ amount: { id: 'field_invalid' } });
  }
  const { from: valid_from, until: valid_until } = readGiftDays(form.valid_from, form.valid_until, today);
  return {
    code,
    amount: percent === null ? readGiftAmount(form.amount ?? '') : 0,
    percent,
    currency: form.currency ?? ('EUR' as const),
    valid_from,
    valid_until,
    most_uses: form.most_uses,
    reason: readMoneyReason(form.reason),
  };
}

function toCoupon(row: CouponRow, today: PlainDate): StaffCoupon {
  const { id, code, percent, valid_from, valid_until, uses, most_uses, reason, created_by } = row;
  const dated = { from: valid_from, until: valid_until, uses, mostUses: most_uses };
  return {
    id,
    code,
    amount: percent === null ? formatDecimal(row.amount) : null,
    percent,
    currency: percent === null ? row.currency : null,
    valid_from,
    valid_until,
    uses,
    most_uses,
    state: couponState({ ...dated, isWithdrawn: row.withdrawn_at !== null }, today),
    reason,
    created_by,
  };
}
