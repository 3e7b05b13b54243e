import type { IdentityCheck } from './identity-check';
import { reasonIn, simulatedVerdictOf } from './sandbox-review';

/** Returns the outcome selected by the file names, as the sandbox's review does. */
export function createSandboxIdentityCheck(): IdentityCheck {
  return {
    check: async ({ pages }) => {
      const unreadable = simulatedVerdictOf({ pages }, 'needdoc');
      if (unreadable) return { result: 'unsure', reason: reasonIn(unreadable.name, 'UNREADABLE') };
      const other = simulatedVerdictOf({ pages }, 'mgp-refuse') ?? simulatedVerdictOf({ pages }, 'refuse');
      if (other) return { result: 'no_match', reason: reasonIn(other.name, 'DO_NOT_MATCH_USER_DATA') };
      return { result: 'match' };
    },
  };
}
