/** The ways to extend a trip, each with an address. */
export const EXTEND_TABS = ['days', 'move', 'kilometres', 'insuredDays'] as const;
export type ExtendTab = (typeof EXTEND_TABS)[number];

export const ADDRESS_OF_TAB: Record<ExtendTab, string> = {
  days: 'trip.extend',
  move: 'trip.extend.move',
  kilometres: 'trip.extend.kilometres',
  insuredDays: 'trip.extend.insured-days',
};
