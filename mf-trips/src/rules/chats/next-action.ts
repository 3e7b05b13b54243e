import type { Chat, ChatBooking } from '@campavia/contracts';

export type ChatActionName = 'pay' | 'answer' | 'pick-up' | 'wait-answer' | 'wait-payment';

/** The next action for the trip of a chat. */
export interface ChatAction {
  name: ChatActionName;
  /** Undefined while it is the other side's turn. */
  link: { address: string; params: { id: number } } | undefined;
  /** Until when, a UTC timestamp. */
  by: string | null;
}

/** The next action for the booking of a chat, for the reader; undefined if there is none. */
export function findChatAction({ role, booking }: Pick<Chat, 'role' | 'booking'>): ChatAction | undefined {
  if (!booking) return undefined;
  return role === 'guest' ? findGuestAction(booking) : findOwnerAction(booking);
}

function findGuestAction(booking: ChatBooking): ChatAction | undefined {
  const { state, id, answer_by, pay_by, is_second_payment_failed } = booking;
  const trip = { address: 'trip', params: { id } };
  if (state === 'VALIDATED') return { name: 'wait-answer', link: undefined, by: answer_by };
  if (state === 'ACCEPTED') return { name: 'pay', link: trip, by: pay_by };
  if (state === 'TO_COME_NOT_PAID' && is_second_payment_failed) return { name: 'pay', link: trip, by: null };
  if (state === 'TO_COME') return { name: 'pick-up', link: { ...trip, address: 'trip.pick-up' }, by: null };
  return undefined;
}

function findOwnerAction({ state, id, answer_by, pay_by }: ChatBooking): ChatAction | undefined {
  if (state === 'VALIDATED') {
    return { name: 'answer', link: { address: 'booking', params: { id } }, by: answer_by };
  }
  return state === 'ACCEPTED' ? { name: 'wait-payment', link: undefined, by: pay_by } : undefined;
}
