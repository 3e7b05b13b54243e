import { createCouponsByStaff } from './coupons-by-staff';
import { createCreditsByStaff, type CreditNeeds } from './credits-by-staff';

export { buildCreditGrantedEmail } from './credit-granted-email';

/** Coupons and rental credits of the support team. */
export function createMoneyByHand(needs: CreditNeeds) {
  return { coupons: createCouponsByStaff(needs), credits: createCreditsByStaff(needs) };
}

export type MoneyByHand = ReturnType<typeof createMoneyByHand>;
