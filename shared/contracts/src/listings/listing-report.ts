import { Type, type Static } from 'typebox';

/** Reasons for reporting a listing. */
export const REPORT_REASONS = [
  'MISLEADING',
  'WRONG_PLACE',
  'NOT_THE_OWNER',
  'PAYS_ELSEWHERE',
  'UNSAFE',
  'OFFENSIVE',
  'OTHER',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const ReportListingSchema = Type.Object({
  reason: Type.Enum([...REPORT_REASONS]),
  comment: Type.Optional(Type.String({ maxLength: 2000, description: 'required with OTHER' })),
});
export type ReportListing = Static<typeof ReportListingSchema>;
