import type { SimpleChangeRequestKind, ChangeRequestStep } from '../model/step';
import type { Trip } from '../model/trip';
import { participantOf, type CallAnswer, type WalkFixture } from './walk-fixture';

const CALLS: Record<SimpleChangeRequestKind, readonly [side: 'guest' | 'owner', path: string]> = {
  accept_extension: ['owner', 'extensions/accept'],
  refuse_extension: ['owner', 'extensions/refuse'],
  withdraw_extension: ['guest', 'extensions/cancel'],
  withdraw_upgrade: ['guest', 'upgrades/cancel'],
};

const DRIVER = { first_name: 'Zoé', last_name: 'Martin' };

/** Makes the calls of a change-request step, in order. */
export async function callAboutChangeRequest(
  fixture: WalkFixture,
  trip: Trip,
  step: ChangeRequestStep,
): Promise<CallAnswer[]> {
  const guest = participantOf(fixture.participants.guests, trip.guestId);
  if (step.kind === 'pay_request') {
    fixture.provider.mode = step.behaviour;
    return [await fixture.pay(guest, trip.id, 'card', step.changeRequest)];
  }
  if (step.kind === 'ask_extension') {
    const { reason, days } = step;
    const form = reason.startsWith('km') ? { reason } : { reason, days };
    return beginAndSend(fixture, trip, { path: 'extensions', form });
  }
  if (step.kind === 'take_upgrade') {
    const driver = step.reason === 'second_driver' ? { second_driver: DRIVER } : {};
    return beginAndSend(fixture, trip, { path: 'upgrades', form: { type: step.reason, ...driver } });
  }
  const [side, path] = CALLS[step.kind];
  const participant =
    side === 'guest' ? guest : participantOf(fixture.participants.owners, trip.camper.ownerId);
  return [await fixture.ask(participant, `PATCH /v4/bookings-${side}/${trip.id}/${path}/`, {})];
}

interface Wanted {
  path: 'extensions' | 'upgrades';
  form: object;
}

async function beginAndSend(
  { ask, participants }: WalkFixture,
  trip: Trip,
  { path, form }: Wanted,
): Promise<CallAnswer[]> {
  const guest = participantOf(participants.guests, trip.guestId);
  const address = `/v4/bookings-guest/${trip.id}/${path}/` as const;
  const begun = await ask(guest, `POST ${address}`, form);
  return begun.status === 201 ? [begun, await ask(guest, `PATCH ${address}validate/`, {})] : [begun];
}
