import type { FlagField } from '@campavia/domain';

/** The heading of each flag in the filter form; those that are equipment are listed with the equipment. */
export const FLAG_GROUPS = {
  hire: [
    'instant_booking',
    'km_unlimited',
    'international',
    'pets',
    'smoking',
    'discount_weekly',
    'discount_early',
  ],
  vehicle: ['automatic_gear', 'disabled_access'],
  owner: ['is_ambassador', 'marketing_partnership'],
} as const satisfies Record<string, readonly FlagField[]>;
