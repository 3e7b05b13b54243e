import { PROVIDER_REFUSALS } from '@campavia/domain';

import type { DocumentReview, ReviewedDocument } from './document-review';

const OUTCOME = /^(refuse|needdoc|mgp-refuse|staff)-/i;
const HALF_MS = 5000;

/**
 * Decides after ten seconds by file name: `refuse-…`, `needdoc-…`, `mgp-refuse-…`, optionally followed by a reason
 * (`mgp-refuse-underage-passport.jpg`); `staff-…` is left to the back office. All others are accepted.
 */
export function createSandboxReview(): DocumentReview {
  return {
    afterMs: { platform: HALF_MS, provider: HALF_MS, platformOnly: 2 * HALF_MS },
    look: async (reviewed) => {
      if (simulatedVerdictOf(reviewed, 'staff')) return { says: 'leave' };
      const asked = simulatedVerdictOf(reviewed, 'needdoc');
      if (asked) return { says: 'ask_again', reason: reasonIn(asked.name, 'UNREADABLE'), pageId: asked.id };
      const refused = simulatedVerdictOf(reviewed, 'refuse');
      if (refused) return { says: 'refuse', reason: reasonIn(refused.name, 'NOT_ACCEPTED') };
      return { says: 'accept' };
    },
    check: async (reviewed) => {
      const refused = simulatedVerdictOf(reviewed, 'mgp-refuse');
      if (!refused) return { says: 'accept' };
      return { says: 'refuse', reason: reasonIn(refused.name, 'NOT_ACCEPTED') };
    },
  };
}

/** The first page whose file name selects an outcome. */
export function simulatedVerdictOf(
  { pages }: Pick<ReviewedDocument, 'pages'>,
  outcome: 'refuse' | 'needdoc' | 'mgp-refuse' | 'staff',
) {
  return pages.find(({ name }) => OUTCOME.exec(name)?.[1]?.toLowerCase() === outcome);
}

/** The reason in a file name, case-insensitive, with hyphens or underscores. */
export function reasonIn<Otherwise>(name: string, otherwise: Otherwise) {
  const rest = name.replace(OUTCOME, '').toUpperCase().replaceAll('-', '_');
  return PROVIDER_REFUSALS.find((reason) => rest.startsWith(reason)) ?? otherwise;
}
