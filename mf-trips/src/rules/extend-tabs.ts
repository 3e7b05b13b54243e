/** The ways to extend a trip, each with an address. */
export const EXTEND_TABS = ['days', 'move', 'kilometres', 'insuredDays'] as const;
export type ExtendTab = (typeof EXTEND_TABS)[number];

export const TAB_PAGES = {
  days: { address: 'trip.extend' },
  move: { address: 'trip.extend.move' },
  kilometres: { address: 'trip.extend.kilometres' },
  insuredDays: { address: 'trip.extend.insured-days' },
} as const satisfies Record<ExtendTab, { address: string }>;
