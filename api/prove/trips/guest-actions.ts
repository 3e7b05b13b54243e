import { isDeepStrictEqual } from 'node:util';

import type { CancelTogether, GuestBooking } from '@campavia/contracts';
import { GUEST_CANCEL_REASONS } from '@campavia/domain';

import { askAbout, hasButton, simpleAction, type Acting, type GuestAction } from './action';
import { CHANGE_ACTIONS } from './change-actions';
import type { Answered } from './marketplace';
import { sendProof } from './send-proof';

const SENT = { purpose: 'HOLIDAYS_COUPLE', message: 'We are two and love the coast.' };
const EMERGENCIES = ['REASON_CORONA', 'REASON_OWNER'] as const;
const ORDINARY = GUEST_CANCEL_REASONS.filter((reason) => !EMERGENCIES.some((other) => other === reason));
const BOOKED: readonly GuestBooking['state'][] = ['TO_COME', 'TO_COME_NOT_PAID'];
const CANCEL = 'PATCH /v4/bookings-guest/{id}/cancel/';
const TOGETHER = 'PATCH /v4/bookings-guest/{id}/cancel-together/';
const mayCancel = hasButton('cancel', 'drop');

/** Actions of guests on the page of a trip. */
export const GUEST_ACTIONS: readonly GuestAction[] = [
  simpleAction('send', 'PATCH /v4/bookings-guest/{id}/validate/', {
    weight: 12,
    buttons: ['send'],
    body: SENT,
  }),
  simpleAction('edit', 'PATCH /v4/bookings-guest/{id}/', {
    weight: 1,
    buttons: ['edit'],
    body: { travelers: 2 },
  }),
  { name: 'choose', weight: 2, isOffered: mayChoose, perform: choose },
  { name: 'pay', weight: 12, isOffered: hasButton('pay'), perform: pay },
  { name: 'cancel', weight: 1, isOffered: mayCancel, perform: cancel },
  { name: 'cancel at an amount of yesterday', weight: 1, isOffered: mayNotice, perform: cancelAtOldAmount },
  { name: 'report an emergency', weight: 1, isOffered: mayReport, perform: report },
  { name: 'send the proof', weight: 8, isOffered: mayProve, perform: sendProof },
  {
    name: 'ask to cancel together',
    weight: 1,
    isOffered: mayAskTogether,
    perform: (acting) => together(acting, {}),
  },
  {
    name: 'agree to cancel together',
    weight: 2,
    isOffered: hasButton('cancel_together'),
    perform: (acting) => together(acting, { agrees: true }),
  },
  {
    ...simpleAction<GuestBooking>('snooze', 'PATCH /v4/bookings-guest/{id}/snooze/', {
      weight: 1,
      buttons: ['snooze'],
    }),
    isOffered: maySnooze,
  },
  ...CHANGE_ACTIONS,
];

function mayProve({ emergency_proof_in_validation: isWaiting }: GuestBooking): boolean {
  return isWaiting;
}

function mayChoose(shown: GuestBooking): boolean {
  return shown.is_updatable && !shown.is_being_paid;
}

async function choose(acting: Acting<GuestBooking>): Promise<Answered[]> {
  const { random, shown } = acting;
  const second_driver = shown.second_driver !== 'selected';
  const body = random.pick([{ second_driver }, { rental_cover: !shown.rental_cover }]);
  return [await askAbout(acting, 'PATCH /3/my-requests/{id}/prices/', { body })];
}

async function pay({ market, random, participant, shown }: Acting<GuestBooking>): Promise<Answered[]> {
  market.provider.mode = random.weighted([
    ['pays', 7],
    ['declines', 2],
    ['waits', 2],
  ]);
  const type = random.chance(0.35) ? 'card_2' : 'card';
  const name = 'POST /3/my-requests/{id}/payment/async/';
  return [{ name, ...(await market.pay(participant, shown.id, type)) }];
}

/** The refund that the page shows; undefined when nothing was paid. */
async function previewOf(acting: Acting<GuestBooking>): Promise<string | undefined> {
  if (Number(acting.shown.paid) === 0) return undefined;
  return (await askAbout(acting, 'GET /3/my-requests/{id}/refund/')).body.refund_total as string;
}

async function cancel(acting: Acting<GuestBooking>): Promise<Answered[]> {
  const refund_total = await previewOf(acting);
  const body = { reason: acting.random.pick(ORDINARY), refund_total };
  return [{ ...(await askAbout(acting, CANCEL, { body })), preview: refund_total }];
}

// A refund that differs from what is due must be refused, with the new amount.
function mayNotice(): false {
  return false;
}

async function cancelAtOldAmount(acting: Acting<GuestBooking>): Promise<Answered[]> {
  const refund_total = await previewOf(acting);
  if (refund_total === undefined) return [];
  const old = (Number(refund_total) + 0.01).toFixed(2);
  const body = { reason: acting.random.pick(ORDINARY), refund_total: old };
  const refused = await askAbout(acting, CANCEL, { body });
  const isSaid = refused.status !== 409 || refused.body.refund_total === refund_total;
  return [isSaid ? refused : { ...refused, problem: `says another amount than ${refund_total}` }];
}

// For a trip that is not booked it is an ordinary cancellation; reporting again is allowed.
function mayReport(shown: GuestBooking): boolean | undefined {
  if (!BOOKED.includes(shown.state) || shown.emergency_proof_in_validation) return undefined;
  return shown.buttons.includes('report_emergency');
}

async function report(acting: Acting<GuestBooking>): Promise<Answered[]> {
  return [await askAbout(acting, CANCEL, { body: { reason: acting.random.pick(EMERGENCIES) } })];
}

// Asking again before the other side has answered is allowed and changes nothing.
function mayAskTogether(shown: GuestBooking): boolean | undefined {
  if (shown.mutual_cancellation?.asked_by === 'guest') return undefined;
  return hasButton('ask_together', 'cancel_together')(shown);
}

async function together(acting: Acting<GuestBooking>, body: CancelTogether): Promise<Answered[]> {
  const answered = await askAbout(acting, TOGETHER, { body });
  const { shown } = acting;
  const asked = shown.mutual_cancellation;
  if (asked?.asked_by !== 'guest' || answered.status !== 200) return [answered];
  const isSame = isDeepStrictEqual(answered.body.mutual_cancellation, asked);
  return [isSame ? answered : { ...answered, problem: 'asking twice is not asking once' }];
}

// Snoozing twice is allowed.
function maySnooze(shown: GuestBooking): boolean | undefined {
  if (shown.buttons.includes('snooze')) return true;
  return shown.snoozed_until === null ? false : undefined;
}
