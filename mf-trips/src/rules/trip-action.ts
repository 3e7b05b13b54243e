import type { GuestBooking } from '@campavia/contracts';

import type { TripStatus } from './trip-status';

export interface TripAction {
  name: 'send' | 'pay' | 'review';
  address: 'funnel.request' | 'funnel.payment' | 'funnel.instant' | 'funnel.booking-payment' | 'trip.review';
  params: { id: number; request_id: number; booking_id: number };
  isMyTurn: boolean;
  search?: string;
}

type Trip = Pick<GuestBooking, 'id' | 'is_instant' | 'camper'>;

const ACTIONS: Partial<Record<TripStatus, Pick<TripAction, 'name' | 'isMyTurn'>>> = {
  notSent: { name: 'send', isMyTurn: true },
  instantUnpaid: { name: 'pay', isMyTurn: true },
  accepted: { name: 'pay', isMyTurn: true },
  secondInstalmentFailed: { name: 'pay', isMyTurn: true },
  finished: { name: 'review', isMyTurn: true },
  firstInstalmentPaid: { name: 'pay', isMyTurn: false },
};

/** The next action of a trip; undefined when the guest has nothing to do before departure. */
export function findNextAction(status: TripStatus, { id, is_instant, camper }: Trip): TripAction | undefined {
  const action = ACTIONS[status];
  if (!action) return undefined;
  const isReview = action.name === 'review';
  const params = { id: isReview ? id : camper.id, request_id: id, booking_id: id };
  if (isReview) return { ...action, params, address: 'trip.review' };
  if (is_instant) return { ...action, params, address: 'funnel.instant' };
  return { ...action, params, address: action.name === 'pay' ? 'funnel.payment' : 'funnel.request' };
}

/** The same action in the older funnel, in which accepted requests are paid while the payment funnel is switched off. */
export function inOlderFunnel(action: TripAction): TripAction {
  if (action.address !== 'funnel.payment') return action;
  return { ...action, address: 'funnel.booking-payment', search: `id=${action.params.booking_id}` };
}
