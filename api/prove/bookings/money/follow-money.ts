import type { BookingPayments, BookingPrice, Price, RefundPreview } from '@campavia/contracts';
import { daysBetween } from '@campavia/domain';

import type { Random } from '../../../demo/seeds/campers/random';
import type { Participant } from '../participants';
import { captureAnswer, type WalkFixture } from '../walk/walk-fixture';
import { drawExtras, queryOf, type Card, type OfferedExtras, type SearchedStay } from './draw-trip';

/** One booking from the search result to the refund. */
export interface Scenario {
  fixture: WalkFixture;
  random: Random;
  guest: Participant;
  stay: SearchedStay;
  card: Card;
  camper: OfferedExtras;
  /** Changes data after the payment, to test that it is noticed. */
  injectFault?(fixture: WalkFixture, bookingId: number): Promise<void>;
}

/** Amounts in cents, with the field they come from. */
export type Amounts = [where: string, cents: number][];

const TRAVEL_DETAILS = { purpose: 'HOLIDAYS_COUPLE', message: 'We are two and love the coast.' };

/** Books, pays and cancels; returns groups of amounts that must be equal within each group. */
export async function followMoney(scenario: Scenario): Promise<Amounts[]> {
  const plain: Price = await ask(
    scenario,
    `GET /3/products/${scenario.card.id}/price/?${queryOf(scenario.stay)}`,
  );
  const shown: Amounts = [
    ['card', cents(scenario.card.final_booking_price)],
    ['quote', cents(plain.price)],
  ];
  const extras = drawExtras(scenario.random, plain, scenario.camper);
  const quote: Price = await ask(
    scenario,
    `GET /3/products/${scenario.card.id}/price/?${queryOf(scenario.stay)}${extras.query}`,
  );
  const id = await begin(scenario);
  if (extras.options.length > 0) {
    await ask(scenario, `POST /3/my-requests/${id}/options/`, { options: extras.options });
  }
  const chosen: BookingPrice = await ask(scenario, `PATCH /3/my-requests/${id}/prices/`, extras.prices);
  const asked: Amounts = [
    ['quote with extras', cents(quote.price)],
    ['its lines', sum(quote.lines.map(({ amount }) => amount))],
    ['price of the booking', cents(chosen.price)],
    ['lines of the booking', sum(chosen.lines.map(({ amount }) => amount))],
  ];
  await send(scenario, id);
  const debited = await pay(scenario, id);
  await scenario.injectFault?.(scenario.fixture, id);
  return [
    shown,
    [...asked, ['debited and to be debited', debited], ...(await receipt(scenario, id))],
    ...(await cancelTrip(scenario, id)),
  ];
}

async function begin({ fixture, guest, card, stay }: Scenario): Promise<number> {
  const { from: date_from, to: date_to, currency } = stay;
  const form = { camper: card.id, date_from, date_to, currency };
  const { status, body } = await fixture.ask(guest, 'POST /v4/bookings/', form);
  if (status !== 201)
    throw new Error(`A booking of ${card.id} was answered with ${status} ${JSON.stringify(body)}`);
  return body.id;
}

async function send(scenario: Scenario, id: number): Promise<void> {
  const { is_instant: isInstant } = await ask(
    scenario,
    `PATCH /v4/bookings-guest/${id}/validate/`,
    TRAVEL_DETAILS,
  );
  if (isInstant) return;
  const { database, process } = scenario.fixture;
  const { owner_id } = await database
    .selectFrom('booking')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await process.transition({ bookingId: id, name: 'accept', actor: 'owner', actorId: owner_id });
}

/** Pays in full or in instalments; returns what the provider collected plus what is still to be paid. */
async function pay(scenario: Scenario, id: number): Promise<number> {
  const { fixture, guest, random, stay } = scenario;
  fixture.provider.mode = 'pays';
  fixture.provider.payIns.clear();
  const { to_pay }: BookingPayments = await ask(scenario, `GET /3/my-requests/${id}/payments/`);
  if (to_pay === '0.00') {
    const confirming = { form: {}, call: undefined };
    await expectSuccessOf(() => fixture.payments.guest.confirm(guest.id, String(id), confirming));
    return 0;
  }
  const mayBeHalved = daysBetween(fixture.clock.today(), stay.from) > 45;
  const isHalved = mayBeHalved && random.chance(0.5);
  await expectSuccess(fixture.pay(guest, id, isHalved ? 'card_2' : 'card'));
  if (isHalved && random.chance(0.7)) await expectSuccess(fixture.pay(guest, id, 'card'));
  const taken = [...fixture.provider.payIns.values()].reduce((all, { order }) => all + order.amount, 0);
  const { to_pay: later }: BookingPayments = await ask(scenario, `GET /3/my-requests/${id}/payments/`);
  return taken + cents(later);
}

/** Amounts that the guest sees after the payment. */
async function receipt(scenario: Scenario, id: number): Promise<Amounts> {
  const paid: BookingPayments = await ask(scenario, `GET /3/my-requests/${id}/payments/`);
  const agreed: BookingPrice = await ask(scenario, `GET /3/my-requests/${id}/prices/`);
  const rows = paid.payments.filter(({ state, reason }) => state === 'done' && reason === 'book');
  return [
    ['payments on the receipt', sum(rows.map(({ amount }) => amount)) + cents(paid.to_pay)],
    ['price on the receipt', cents(paid.price)],
    ['agreed price', cents(agreed.price)],
    ['agreed lines', sum(agreed.lines.map(({ amount }) => amount))],
  ];
}

/** Cancels the trip, usually outside the grace period: refund and retained amounts. */
async function cancelTrip(scenario: Scenario, id: number): Promise<Amounts[]> {
  const { fixture, guest, random } = scenario;
  if (random.chance(0.8)) await backdate(fixture, id);
  const preview: RefundPreview = await ask(scenario, `GET /3/my-requests/${id}/refund/`);
  const { refund_total, lines } = preview;
  const given = fixture.provider.refunds.length;
  const { refunded } = await ask(scenario, `PATCH /v4/bookings-guest/${id}/cancel/`, {
    reason: 'CANCEL_HOLIDAYS',
    refund_total,
  });
  await fixture.payments.jobs.syncWaiting();
  const atProvider = fixture.provider.refunds.slice(given).reduce((all, { amount }) => all + amount, 0);
  await fixture.ask(guest, `GET /v4/bookings-guest/${id}/`);
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

// Confirmed two days ago, so that the grace period of a full refund has passed.
async function backdate({ database, clock }: WalkFixture, id: number): Promise<void> {
  const confirmed_at = new Date(clock.ms() - 2 * 24 * 3_600_000);
  await database.updateTable('booking').set({ confirmed_at }).where('id', '=', id).execute();
}

async function ask({ fixture, guest }: Scenario, what: Parameters<WalkFixture['ask']>[1], body?: object) {
  const { status, body: answer } = await fixture.ask(guest, what, body);
  if (status === 200) return answer;
  throw new Error(`${what} ${JSON.stringify(body)} was answered with ${status} ${JSON.stringify(answer)}`);
}

const expectSuccessOf = (work: () => Promise<unknown>) => expectSuccess(captureAnswer(work));

async function expectSuccess(doing: ReturnType<typeof captureAnswer>): Promise<void> {
  const { status, body } = await doing;
  if (status !== 200) throw new Error(`A payment was answered with ${status} ${JSON.stringify(body)}`);
}

function cents(text: string | null): number {
  return text === null ? NaN : Math.round(Number(text) * 100);
}

function sum(texts: readonly string[]): number {
  return texts.reduce((all, text) => all + cents(text), 0);
}
