import type { RequestReason } from '@campavia/domain';

import type { Plan } from '../plans/plans';
import type { ChangeRequestName } from './requests';

/** A change request shown on the pages of a demo user. */
export interface DemoChangeRequest {
  of: 'guest' | 'owner';
  email: string;
  name: ChangeRequestName;
  /** In order of preference; the first that the trip allows is used. */
  reasons: readonly RequestReason[];
  isSuitable: (plan: Plan) => boolean;
}

const isOpen = ({ days, outcome }: Plan) => outcome === 'whole' && days.to > 3;
const isAhead = (plan: Plan) => isOpen(plan) && plan.days.from > 4;
const isPast = ({ days, outcome }: Plan) => outcome === 'whole' && days.to < -30;

const LONGER = ['day_after'] as const;
const GUEST = { of: 'guest', email: 'guest@campavia.test' } as const;

/** Demo users see one to pay, one to answer and one that was granted. */
export const DEMO_REQUESTS: readonly DemoChangeRequest[] = [
  { ...GUEST, isSuitable: isOpen, name: 'accepted', reasons: ['day_after', 'day_before', 'km_200'] },
  {
    ...GUEST,
    name: 'upgrade_taken',
    reasons: ['buyback', 'second_driver'],
    isSuitable: ({ outcome }) => outcome === 'half_to_come',
  },
  { ...GUEST, isSuitable: isPast, name: 'extended', reasons: LONGER },
  ...(['owner', 'pro', 'solo'] as const).flatMap((name) => {
    const of = { of: 'owner', email: `${name}@campavia.test`, reasons: LONGER } as const;
    return [
      { ...of, isSuitable: isAhead, name: 'asked' },
      { ...of, isSuitable: isPast, name: 'extended' },
    ] as const;
  }),
];
