import { halfUp, type Minor } from '../money';
import type { RefundPlan } from './refund-plan';

/**
 * The owner's earnings from a cancelled trip, in the owner's currency: the same share of the earnings as of their part
 * of the price.
 */
export function earningsAfter(plan: Pick<RefundPlan, 'lines' | 'ownerReceives'>, earnings: Minor): Minor {
  const part = plan.lines.find(({ share }) => share === 'owner')?.amount ?? 0;
  return part > 0 ? halfUp(earnings * plan.ownerReceives, part) : 0;
}
