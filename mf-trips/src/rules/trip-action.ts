import type { GuestBooking } from '@campavia/contracts';

import type { TripStatus } from './trip-status';

export interface TripAction {
  name: 'send' | 'pay';
  address: 'funnel.request' | 'funnel.payment' | 'funnel.instant';
  params: { id: number; request_id: number; booking_id: number };
  isMyTurn: boolean;
}

type Trip = Pick<GuestBooking, 'id' | 'is_instant' | 'camper'>;

const ACTIONS: Partial<Record<TripStatus, Pick<TripAction, 'name' | 'isMyTurn'>>> = {
  notSent: { name: 'send', isMyTurn: true },
  instantUnpaid: { name: 'pay', isMyTurn: true },
  accepted: { name: 'pay', isMyTurn: true },
  secondInstalmentFailed: { name: 'pay', isMyTurn: true },
  firstInstalmentPaid: { name: 'pay', isMyTurn: false },
};

/** The next action of a trip; undefined when the guest has nothing to do before departure. */
export function findNextAction(status: TripStatus, { id, is_instant, camper }: Trip): TripAction | undefined {
  const action = ACTIONS[status];
  if (!action) return undefined;
  const params = { id: camper.id, request_id: id, booking_id: id };
  if (is_instant) return { ...action, params, address: 'funnel.instant' };
  return { ...action, params, address: action.name === 'pay' ? 'funnel.payment' : 'funnel.request' };
}
