import type { ReportListing } from '@campavia/contracts';

/** What keeps a report from being sent: no reason chosen, or none that fits and no words for it. */
export type ReportProblem = 'noReason' | 'noComment';

export function reportProblem({ reason, comment }: Partial<ReportListing>): ReportProblem | undefined {
  if (!reason) return 'noReason';
  return reason === 'OTHER' && !comment?.trim() ? 'noComment' : undefined;
}
