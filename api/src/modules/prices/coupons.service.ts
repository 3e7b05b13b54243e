import type { Coupon } from '@campavia/domain';

import type { AppContext, ServiceContext } from '../../core/app-context';
import { InvalidFieldsError } from '../../core/http-errors';
import { createPricesStore } from './prices.store';

const WRONG_COUPONS = { most: 20, withinMs: 10 * 60_000 };

/** Coupons, which the platform pays for. */
export function createCoupons({ database, clock }: Pick<AppContext, 'database' | 'clock'>) {
  const store = createPricesStore(database);

  /** The coupon of a code that is valid today. */
  async function find(code: string): Promise<Coupon | undefined> {
    // No code contains NUL, which the database does not accept.
    return code.includes('\0') ? undefined : store.findCoupon(code, clock.today());
  }

  return { find };
}

/** Coupons entered by users; wrong codes are rate limited. */
export function createWrittenCoupons(needs: Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'>) {
  const { find } = createCoupons(needs);
  const wrongCoupons = needs.rateLimits.limiter('wrong-coupon', WRONG_COUPONS);

  /**
   * The coupon of an entered code; undefined for an empty one.
   * @param from IP address, by which wrong codes are counted
   * @throws InvalidFieldsError coupon_code, TooManyRequestsError after many wrong ones
   */
  async function written(text: string | null | undefined, from: string): Promise<Coupon | undefined> {
    const code = text?.trim().toUpperCase();
    if (!code) return undefined;
    await wrongCoupons.check(from);
    const coupon = await find(code);
    if (coupon) return coupon;
    await wrongCoupons.add(from);
    throw new InvalidFieldsError({ coupon_code: { id: 'coupon_invalid' } });
  }

  return { written };
}
