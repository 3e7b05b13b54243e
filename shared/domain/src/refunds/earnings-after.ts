import { halfUp, type Minor } from '../money';
import type { RefundPlan } from './refund-plan';

/**
 * What an owner still earns of a trip that was called off, in the owner's currency: as much of the earnings as the
 * owner receives of their part of the price.
 */
export function earningsAfter(plan: Pick<RefundPlan, 'lines' | 'ownerReceives'>, earnings: Minor): Minor {
  const part = plan.lines.find(({ share }) => share === 'owner')?.amount ?? 0;
  return part > 0 ? halfUp(earnings * plan.ownerReceives, part) : 0;
}
