import { formatDecimal } from '@campavia/domain';

import type { Participant } from '../participants';
import { begin, draftOf, applyStep, wait } from '../model/apply-step';
import { isAboutChangeRequest } from '../model/apply-request-step';
import type { Answer, SimpleKind, Step } from '../model/step';
import type { Trip, Model } from '../model/trip';
import { callAboutChangeRequest } from './request-calls';
import { participantOf, captureAnswer, type CallAnswer, type WalkFixture } from './walk-fixture';

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;
type OnTrip = Exclude<Step, Of<'begin'> | Of<'wait'>>;

const SENT = { purpose: 'HOLIDAYS_COUPLE', message: 'We are two and love the coast.' };

/** Takes a step in the api and in the model; describes the difference between their answers, if any. */
export async function takeStep(fixture: WalkFixture, model: Model, step: Step): Promise<string | undefined> {
  if (step.kind === 'begin') return takeBegin(fixture, model, step);
  if (step.kind === 'wait') return takeWait(fixture, model, step);
  const trip = model.trips.get(step.trip);
  if (!trip) return undefined;
  const known = new Set(fixture.provider.payIns.keys());
  const answers = await callsOf(fixture, trip, step)();
  const reference = [...fixture.provider.payIns.keys()].find((name) => !known.has(name));
  const changeRequestId = isAboutChangeRequest(step) ? answers[0]?.body?.id : undefined;
  return differs(step, applyStep(step, model, { reference, changeRequestId }), answers);
}

async function takeBegin(fixture: WalkFixture, model: Model, step: Of<'begin'>): Promise<string | undefined> {
  const guest = participantOf(fixture.participants.guests, step.guestId);
  const form = { camper: step.camper.id, date_from: step.from, date_to: step.to };
  const { status, body } = await fixture.ask(guest, 'POST /v4/bookings/', form);
  const draft = draftOf(step, model);
  const expected = begin(draft, model);
  if (expected === 201 && status === 201) model.trips.set(body.id, { ...draft, id: body.id });
  return differs(step, { status: expected }, [{ status, body }]);
}

async function takeWait(fixture: WalkFixture, model: Model, step: Of<'wait'>): Promise<undefined> {
  fixture.clock.advance(step.ms);
  wait(step, model);
  if (step.works === 'no job runs') return;
  fixture.provider.mode = step.behaviour === 'pays' ? 'pays' : 'declines';
  await fixture.clocks.fireDue();
  await fixture.requests.fireDue();
  await fixture.payments.jobs.debitSecondInstalments();
}

/** The calls of a step, in order. */
function callsOf(fixture: WalkFixture, trip: Trip, step: OnTrip): () => Promise<CallAnswer[]> {
  if (isAboutChangeRequest(step)) return () => callAboutChangeRequest(fixture, trip, step);
  const guest = participantOf(fixture.participants.guests, trip.guestId);
  const [one, other] = fixture.participants.staff as [Participant, Participant];
  const once = (call: () => Promise<CallAnswer>) => async () => [await call()];
  const { kind } = step;
  if (kind === 'pay') {
    fixture.provider.mode = step.behaviour;
    return once(() => fixture.pay(guest, trip.id, step.type));
  }
  if (kind === 'provider_notifies') return once(() => sendNotification(fixture, step));
  if (kind === 'staff_cancels')
    return () => staffCancel(fixture, { trip, amount: step.amount, by: [one, other] });
  if (kind === 'choose') return once(() => choose(fixture, guest, step));
  if (kind === 'proof_accepted') return once(() => reviewProof(fixture, trip, 'accept_proof'));
  if (kind === 'proof_refused') return once(() => reviewProof(fixture, trip, 'refuse_proof'));
  if (kind !== 'report') return once(() => simpleCall(fixture, trip, kind));
  const reason = { reason: step.reason };
  return once(() => fixture.ask(guest, `PATCH /v4/bookings-guest/${trip.id}/cancel/`, reason));
}

type CallKind = Exclude<SimpleKind, 'proof_accepted' | 'proof_refused'>;
const OWNER_REASON = { reason: 'BREAKDOWN' };
const CALLS: Record<CallKind, readonly [side: 'guest' | 'owner', path: string, body: object]> = {
  send: ['guest', 'validate', SENT],
  snooze: ['guest', 'snooze', {}],
  guest_cancels: ['guest', 'cancel', { reason: 'CANCEL_HOLIDAYS' }],
  guest_agrees: ['guest', 'cancel-together', {}],
  accept: ['owner', 'accept', {}],
  refuse: ['owner', 'refuse', OWNER_REASON],
  owner_cancels: ['owner', 'cancel', OWNER_REASON],
  owner_agrees: ['owner', 'cancel-together', {}],
};

async function simpleCall(fixture: WalkFixture, trip: Trip, kind: CallKind): Promise<CallAnswer> {
  const [side, path, body] = CALLS[kind];
  const { guests, owners } = fixture.participants;
  const participant =
    side === 'guest' ? participantOf(guests, trip.guestId) : participantOf(owners, trip.camper.ownerId);
  const preview =
    kind === 'guest_cancels' && trip.paid > 0 ? await previewOf(fixture, participant, trip) : {};
  return fixture.ask(participant, `PATCH /v4/bookings-${side}/${trip.id}/${path}/`, { ...body, ...preview });
}

function choose(
  { ask }: WalkFixture,
  guest: Participant,
  { trip, chosen }: Of<'choose'>,
): Promise<CallAnswer> {
  const { km, secondDriver: second_driver, cover: rental_cover } = chosen;
  return ask(guest, `PATCH /3/my-requests/${trip}/prices/`, { km, second_driver, rental_cover });
}

// A cancellation sends back the refund that its page shows.
async function previewOf(fixture: WalkFixture, guest: Participant, { id }: Trip) {
  const { body } = await fixture.ask(guest, `GET /3/my-requests/${id}/refund/`);
  return { refund_total: body.refund_total as string };
}

async function staffCancel(
  fixture: WalkFixture,
  { trip, amount, by }: { trip: Trip; amount: number; by: Participant[] },
): Promise<CallAnswer[]> {
  const form = { reason: 'Fire in the park', refund_total: formatDecimal(amount) };
  const outcome: CallAnswer[] = [];
  for (const participant of amount > 50_000 ? by : by.slice(0, 1)) {
    outcome.push(await fixture.ask(participant, `PATCH /v4/bookings-staff/${trip.id}/cancel/`, form));
  }
  return outcome;
}

function reviewProof(
  { process }: WalkFixture,
  { id }: Trip,
  name: 'accept_proof' | 'refuse_proof',
): Promise<CallAnswer> {
  return captureAnswer(() => process.transition({ bookingId: id, name, actor: 'staff' }));
}

function sendNotification(
  { provider, payments }: WalkFixture,
  { reference, status }: Of<'provider_notifies'>,
): Promise<CallAnswer> {
  const event = provider.end(reference, status);
  return captureAnswer(() => payments.statusSync.handleEvent(event));
}

function differs(step: Step, expected: Answer, answers: readonly CallAnswer[]): string | undefined {
  const wanted = [expected.status, ...(expected.second === undefined ? [] : [expected.second])];
  const got = answers.map(({ status }) => status);
  if (String(wanted) !== String(got)) {
    return `${step.kind} is answered with ${String(got)} ${JSON.stringify(answers.at(-1)?.body)}, not ${String(wanted)}`;
  }
  const price = expected.price === undefined ? undefined : formatDecimal(expected.price);
  const answeredPrice = answers[0]?.body?.price as string | undefined;
  return price === undefined || price === answeredPrice ? undefined : `costs ${answeredPrice}, not ${price}`;
}
