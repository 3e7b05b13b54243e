import type { PayoutRequirement, PayoutRequirements } from '../../identity/payout-requirements';

/** A requirement that is in order. */
export function aPayoutRequirement(over: Partial<PayoutRequirement> = {}): PayoutRequirement {
  return { name: 'identity', status: 'done', document_id: null, resting_until: null, ...over };
}

/** The requirements of a private owner, everything in order. */
export function somePayoutRequirements(
  results: PayoutRequirement[] = (['profile', 'identity', 'bank_account', 'tax_number'] as const).map(
    (name) => aPayoutRequirement({ name }),
  ),
): PayoutRequirements {
  const done = results.filter(({ status }) => status === 'done').length;
  return { count: results.length, done, results };
}
