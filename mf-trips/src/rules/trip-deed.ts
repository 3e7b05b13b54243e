import type { GuestBooking } from '@campavia/contracts';

import type { TripStanding } from './trip-standing';

/** What a guest can go on with, and by which address. */
export interface TripDeed {
  name: 'send' | 'pay';
  address: 'funnel.request' | 'funnel.payment' | 'funnel.instant';
  params: { id: number; request_id: number; booking_id: number };
  /** Whether the trip waits for it. */
  isMyTurn: boolean;
}

type Trip = Pick<GuestBooking, 'id' | 'is_instant' | 'camper'>;

const DEEDS: Partial<Record<TripStanding, Pick<TripDeed, 'name' | 'isMyTurn'>>> = {
  notSent: { name: 'send', isMyTurn: true },
  instantUnpaid: { name: 'pay', isMyTurn: true },
  accepted: { name: 'pay', isMyTurn: true },
  halfFailed: { name: 'pay', isMyTurn: true },
  halfPaid: { name: 'pay', isMyTurn: false },
};

/** The next deed of a trip; undefined where its guest has none to do before the journey. */
export function deedOf(standing: TripStanding, { id, is_instant, camper }: Trip): TripDeed | undefined {
  const deed = DEEDS[standing];
  if (!deed) return undefined;
  const params = { id: camper.id, request_id: id, booking_id: id };
  if (is_instant) return { ...deed, params, address: 'funnel.instant' };
  return { ...deed, params, address: deed.name === 'pay' ? 'funnel.payment' : 'funnel.request' };
}
