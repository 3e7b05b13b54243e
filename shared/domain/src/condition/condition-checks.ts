/** The checklist of guest and owner at a hand-over. None of it is required to confirm a report. */
export const CONDITION_CHECKS = ['papers', 'keys', 'water', 'toilet', 'gas', 'battery', 'safety'] as const;
export type ConditionCheck = (typeof CONDITION_CHECKS)[number];
