import type { RequestReason } from '@campavia/domain';

import type { Plan } from '../plans/plans';
import type { ChangeRequestName } from './requests';

/** A request that somebody meets on their pages who everybody may sign in as. */
export interface CastChangeRequest {
  of: 'guest' | 'owner';
  email: string;
  name: ChangeRequestName;
  /** The first of them that the trip allows for. */
  reasons: readonly RequestReason[];
  isMeant: (plan: Plan) => boolean;
}

const isOpen = ({ days, course }: Plan) => course === 'whole' && days.to > 3;
const isAhead = (plan: Plan) => isOpen(plan) && plan.days.from > 4;
const isPast = ({ days, course }: Plan) => course === 'whole' && days.to < -30;

const LONGER = ['day_after'] as const;
const GUEST = { of: 'guest', email: 'guest@campavia.test' } as const;

/** What the cast shows: something to pay, something to answer, something that was granted. */
export const DEMO_REQUESTS: readonly CastChangeRequest[] = [
  { ...GUEST, isMeant: isOpen, name: 'accepted', reasons: ['day_after', 'day_before', 'km_200'] },
  {
    ...GUEST,
    name: 'upgrade_taken',
    reasons: ['buyback', 'second_driver'],
    isMeant: ({ course }) => course === 'half_to_come',
  },
  { ...GUEST, isMeant: isPast, name: 'extended', reasons: LONGER },
  ...(['owner', 'pro', 'solo'] as const).flatMap((name) => {
    const of = { of: 'owner', email: `${name}@campavia.test`, reasons: LONGER } as const;
    return [
      { ...of, isMeant: isAhead, name: 'asked' },
      { ...of, isMeant: isPast, name: 'extended' },
    ] as const;
  }),
];
