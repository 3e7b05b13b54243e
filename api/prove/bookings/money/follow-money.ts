import type { BookingPayments, BookingPrice, Price, RefundPreview } from '@campavia/contracts';
import { daysBetween } from '@campavia/domain';

import type { Random } from '../../../demo/seeds/campers/random';
import type { Participant } from '../cast';
import { readReported, type WalkFixture } from '../walk/walk-fixture';
import { drawExtras, queryOf, type Card, type Offered, type Outing } from './draw-trip';

/** Somebody on the way from a card to a refund. */
export interface Way {
  house: WalkFixture;
  random: Random;
  guest: Participant;
  outing: Outing;
  card: Card;
  camper: Offered;
  /** Changes something behind everybody's back once it is paid, to see that it is noticed. */
  meddle?(house: WalkFixture, bookingId: number): Promise<void>;
}

/** An amount, in cents, wherever it stands. */
export type Amounts = [where: string, cents: number][];

const TOLD = { purpose: 'HOLIDAYS_COUPLE', message: 'We are two and love the coast.' };

/** Follows the money of one booking through everything that shows it; amounts that must all be the same. */
export async function followMoney(way: Way): Promise<Amounts[]> {
  const plain: Price = await ask(way, `GET /3/products/${way.card.id}/price/?${queryOf(way.outing)}`);
  const shown: Amounts = [
    ['card', cents(way.card.final_booking_price)],
    ['quote', cents(plain.price)],
  ];
  const extras = drawExtras(way.random, plain, way.camper);
  const quote: Price = await ask(
    way,
    `GET /3/products/${way.card.id}/price/?${queryOf(way.outing)}${extras.query}`,
  );
  const id = await begin(way);
  if (extras.options.length > 0) {
    await ask(way, `POST /3/my-requests/${id}/options/`, { options: extras.options });
  }
  const chosen: BookingPrice = await ask(way, `PATCH /3/my-requests/${id}/prices/`, extras.prices);
  const asked: Amounts = [
    ['quote with extras', cents(quote.price)],
    ['its lines', sum(quote.lines.map(({ amount }) => amount))],
    ['price of the booking', cents(chosen.price)],
    ['lines of the booking', sum(chosen.lines.map(({ amount }) => amount))],
  ];
  await send(way, id);
  const debited = await pay(way, id);
  await way.meddle?.(way.house, id);
  return [
    shown,
    [...asked, ['debited and to be debited', debited], ...(await receipt(way, id))],
    ...(await leave(way, id)),
  ];
}

async function begin({ house, guest, card, outing }: Way): Promise<number> {
  const { from: date_from, to: date_to, currency } = outing;
  const form = { camper: card.id, date_from, date_to, currency };
  const { status, body } = await house.ask(guest, 'POST /v4/bookings/', form);
  if (status !== 201)
    throw new Error(`A booking of ${card.id} was answered with ${status} ${JSON.stringify(body)}`);
  return body.id;
}

async function send(way: Way, id: number): Promise<void> {
  const { is_instant: isInstant } = await ask(way, `PATCH /v4/bookings-guest/${id}/validate/`, TOLD);
  if (isInstant) return;
  const { database, process } = way.house;
  const { owner_id } = await database
    .selectFrom('booking')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await process.transition({ bookingId: id, name: 'accept', actor: 'owner', actorId: owner_id });
}

/** Pays whole or in two, or only the first half of two; what the provider took, and what it is to take later. */
async function pay(way: Way, id: number): Promise<number> {
  const { house, guest, random, outing } = way;
  house.provider.mode = 'pays';
  house.provider.payIns.clear();
  const { to_pay }: BookingPayments = await ask(way, `GET /3/my-requests/${id}/payments/`);
  if (to_pay === '0.00') {
    const confirming = { form: {}, call: undefined };
    await mustDo(() => house.payments.guest.confirm(guest.id, String(id), confirming));
    return 0;
  }
  const mayBeHalved = daysBetween(house.clock.today(), outing.from) > 45;
  const isHalved = mayBeHalved && random.chance(0.5);
  await must(house.pay(guest, id, isHalved ? 'card_2' : 'card'));
  if (isHalved && random.chance(0.7)) await must(house.pay(guest, id, 'card'));
  const taken = [...house.provider.payIns.values()].reduce((all, { order }) => all + order.amount, 0);
  const { to_pay: later }: BookingPayments = await ask(way, `GET /3/my-requests/${id}/payments/`);
  return taken + cents(later);
}

/** What the guest reads once it is paid. */
async function receipt(way: Way, id: number): Promise<Amounts> {
  const paid: BookingPayments = await ask(way, `GET /3/my-requests/${id}/payments/`);
  const agreed: BookingPrice = await ask(way, `GET /3/my-requests/${id}/prices/`);
  const rows = paid.payments.filter(({ state, reason }) => state === 'done' && reason === 'book');
  return [
    ['payments on the receipt', sum(rows.map(({ amount }) => amount)) + cents(paid.to_pay)],
    ['price on the receipt', cents(paid.price)],
    ['agreed price', cents(agreed.price)],
    ['agreed lines', sum(agreed.lines.map(({ amount }) => amount))],
  ];
}

/** Calls the trip off, mostly some time after it was confirmed: what comes back and what stays. */
async function leave(way: Way, id: number): Promise<Amounts[]> {
  const { house, guest, random } = way;
  if (random.chance(0.8)) await backdate(house, id);
  const preview: RefundPreview = await ask(way, `GET /3/my-requests/${id}/refund/`);
  const { refund_total, lines } = preview;
  const given = house.provider.refunds.length;
  const { refunded } = await ask(way, `PATCH /v4/bookings-guest/${id}/cancel/`, {
    reason: 'CANCEL_HOLIDAYS',
    refund_total,
  });
  await house.payments.jobs.syncWaiting();
  const atProvider = house.provider.refunds.slice(given).reduce((all, { amount }) => all + amount, 0);
  await house.ask(guest, `GET /v4/bookings-guest/${id}/`);
  return [
    [
      ['paid', cents(preview.paid)],
      ['refund and what is retained', cents(refund_total) + cents(preview.retained_total)],
      ['refund and retained line by line', sum(lines.flatMap(({ refund, retained }) => [refund, retained]))],
    ],
    [
      ['price', cents(preview.price)],
      ['its shares', sum(lines.map(({ amount }) => amount))],
    ],
    [
      ['refund that was shown', cents(refund_total)],
      ['refunded', cents(refunded)],
      ['given back by the provider', atProvider],
    ],
  ];
}

// As if it had been confirmed two days ago: nobody gets everything back any more.
async function backdate({ database, clock }: WalkFixture, id: number): Promise<void> {
  const confirmed_at = new Date(clock.ms() - 2 * 24 * 3_600_000);
  await database.updateTable('booking').set({ confirmed_at }).where('id', '=', id).execute();
}

async function ask({ house, guest }: Way, what: Parameters<WalkFixture['ask']>[1], body?: object) {
  const { status, body: said } = await house.ask(guest, what, body);
  if (status === 200) return said;
  throw new Error(`${what} ${JSON.stringify(body)} was answered with ${status} ${JSON.stringify(said)}`);
}

const mustDo = (work: () => Promise<unknown>) => must(readReported(work));

async function must(doing: ReturnType<typeof readReported>): Promise<void> {
  const { status, body } = await doing;
  if (status !== 200) throw new Error(`A payment was answered with ${status} ${JSON.stringify(body)}`);
}

function cents(text: string | null): number {
  return text === null ? NaN : Math.round(Number(text) * 100);
}

function sum(texts: readonly string[]): number {
  return texts.reduce((all, text) => all + cents(text), 0);
}
