import type { ReportListing } from '@campavia/contracts';

/** No reason is chosen, or "other" without a comment. */
export type ReportProblem = 'noReason' | 'noComment';

export function findReportProblem({ reason, comment }: Partial<ReportListing>): ReportProblem | undefined {
  if (!reason) return 'noReason';
  return reason === 'OTHER' && !comment?.trim() ? 'noComment' : undefined;
}
