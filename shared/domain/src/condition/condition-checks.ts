/** What guest and owner tick off together when a camper changes hands. None of it is needed to confirm a report. */
export const CONDITION_CHECKS = ['papers', 'keys', 'water', 'toilet', 'gas', 'battery', 'safety'] as const;
export type ConditionCheck = (typeof CONDITION_CHECKS)[number];
