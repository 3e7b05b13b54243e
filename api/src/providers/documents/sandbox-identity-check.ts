import type { IdentityCheck } from './identity-check';
import { reasonIn, wishOf } from './sandbox-review';

/** Reads nothing, and says what the names of the files wish for, as the review of the sandbox does. */
export function createSandboxIdentityCheck(): IdentityCheck {
  return {
    check: async ({ pages }) => {
      const unreadable = wishOf({ pages }, 'needdoc');
      if (unreadable) return { result: 'unsure', reason: reasonIn(unreadable.name, 'UNREADABLE') };
      const other = wishOf({ pages }, 'mgp-refuse') ?? wishOf({ pages }, 'refuse');
      if (other) return { result: 'no_match', reason: reasonIn(other.name, 'DO_NOT_MATCH_USER_DATA') };
      return { result: 'match' };
    },
  };
}
