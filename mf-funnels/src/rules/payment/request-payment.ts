import type { Extension, GuestBooking, Upgrade } from '@campavia/contracts';

type Requests = Pick<GuestBooking, 'extensions' | 'upgrades'>;

/** The extension or upgrade of a trip that a payment is for. */
export function findRequest(
  { extensions, upgrades }: Requests,
  requestId: number,
): Extension | Upgrade | undefined {
  return [...extensions, ...upgrades].find(({ id }) => id === requestId);
}

/** The view of the payment page: the payment, that it is paid, or none, so that the guest is redirected to the trip. */
export function findRequestPage(booking: Requests, requestId: number): 'pay' | 'paid' | 'trip' {
  const state = findRequest(booking, requestId)?.state;
  if (state === 'CONFIRMED') return 'paid';
  return state === 'ACCEPTED' ? 'pay' : 'trip';
}

/** Whether a payment has changed the trip: `lost` if it came too late. */
export function requestConfirmationOf(
  booking: Requests,
  requestId: number,
): 'confirmed' | 'waiting' | 'lost' {
  const page = findRequestPage(booking, requestId);
  if (page === 'paid') return 'confirmed';
  return page === 'pay' ? 'waiting' : 'lost';
}

/** Whether a request whose payment failed can be paid again. */
export function requestPayabilityOf(booking: Requests, requestId: number): 'paid' | 'payable' | 'ended' {
  const page = findRequestPage(booking, requestId);
  if (page === 'trip') return 'ended';
  return page === 'paid' ? 'paid' : 'payable';
}

/** The name of an extension or upgrade. */
export type RequestName =
  | 'days'
  | 'moved'
  | 'kilometres'
  | 'insuredDays'
  | 'secondDriver'
  | 'rentalCover'
  | 'buyback';

type Reason = (Extension | Upgrade)['requests'][number]['reason'];

const NAMES: Record<Reason, RequestName> = {
  day_before: 'days',
  day_after: 'days',
  day_slide: 'moved',
  km_100: 'kilometres',
  km_200: 'kilometres',
  km_unlimited: 'kilometres',
  ins_day_before: 'insuredDays',
  ins_day_after: 'insuredDays',
  second_driver: 'secondDriver',
  rental_cover: 'rentalCover',
  buyback: 'buyback',
};

const KILOMETRES: Partial<Record<Reason, number>> = { km_200: 200, km_unlimited: 0 };

/** The subject of the payment: its name, number of days, and kilometres a day (0 for no limit). */
export function describeRequest(
  trip: Pick<GuestBooking, 'days' | 'km'>,
  { requests: [asked] }: Pick<Extension, 'requests'> | Pick<Upgrade, 'requests'>,
): { name: RequestName; days: number; km: number } {
  const reason = asked?.reason ?? 'day_after';
  const name = NAMES[reason];
  const isOwnDays = name === 'days' || name === 'insuredDays';
  const days = isOwnDays && asked && 'quantity' in asked ? asked.quantity : trip.days;
  return { name, days, km: KILOMETRES[reason] ?? trip.km };
}
