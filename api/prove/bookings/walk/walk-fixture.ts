import { randomUUID } from 'node:crypto';

import { settingsFor } from '../../../test/application';
import { createFakePayments } from '../../../test/fake-payments';
import { call } from '../../../test/users';
import { createApp } from '../../../src/app';
import { createTestServices } from '../../../test/services';
import { connect } from '../../../src/database/connect';
import { resultOrRefusal } from '../../../src/modules/bookings/booking-process.service';
import { createChargeEffects } from '../../../src/modules/conditions/conditions.service';
import { createPayments } from '../../../src/modules/payments/payments.service';
import { listGuestDocumentStatuses } from '../../../src/modules/documents/documents.service';
import { InvalidFieldsError, HttpError } from '../../../src/core/http-errors';
import { createParticipants, type ParticipantCounts, type Participant } from '../participants';
import { createMovingClock } from './moving-clock';

/** Status and body of an answer. */
export interface CallAnswer {
  status: number;
  body: ReturnType<typeof JSON.parse>;
}

type What = Parameters<typeof call>[1];

/** Shorter than the extensions that are drawn, so that some exceed the booking horizon. */
export const MAX_AHEAD = 130;
const SIZE = { guests: 3, owners: 2, campers: 4 };

interface FixtureOptions extends Partial<ParticipantCounts> {
  /** Folder for uploaded files; without one uploads fail. */
  home?: string;
}

/** An application with few users whose clock and payment provider are controlled by the proof. */
export async function openFixture(
  databaseUrl: string,
  startMs: number,
  { home = '/nonexistent', ...over }: FixtureOptions = {},
) {
  const database = connect(databaseUrl, { max: 4 });
  const clock = createMovingClock(startMs);
  const context = { settings: settingsFor(databaseUrl, home), database, clock };
  const app = await createApp(context);
  const participants = await createParticipants(database, { ...SIZE, ...over });
  const provider = createFakePayments();
  const { bookings, documents } = createTestServices(context);
  const { process, requests, emails, timers, bookingPrices: prices } = bookings;
  const failures: unknown[] = [];
  const payments = createPayments({
    database,
    clock,
    provider,
    process,
    prices,
    siteUrl: context.settings.siteUrl,
    documentStatuses: listGuestDocumentStatuses,
    chargeEffects: createChargeEffects({ clock, emails }),
    requests: requests.payments,
    emails,
    onFailure: (failure) => void failures.push(failure),
  });

  const ask = async (participant: Participant, what: What, body?: object): Promise<CallAnswer> => {
    const { status, body: response } = await call(app, what, { token: participant.token, body });
    return { status, body: response };
  };

  return {
    app,
    database,
    clock,
    participants,
    provider,
    documents: documents.jobs,
    payments,
    process,
    requests,
    failures,
    ask,
    clocks: timers,
    /** Starts a payment by the guest: of the trip, or of a change request. */
    pay: (guest: Participant, bookingId: number, type: 'card' | 'card_2', request_id?: number) =>
      captureAnswer(() =>
        payments.guest.begin(guest.id, String(bookingId), {
          form: { type, token: 'card-token', request_id },
          call: { userId: guest.id, key: randomUUID(), bodyHash: 'a payment' },
          browser: { ip: '203.0.113.1', userAgent: 'proof' },
        }),
      ),
    close: async () => {
      await app.close();
      await database.destroy();
    },
  };
}

export type WalkFixture = Awaited<ReturnType<typeof openFixture>>;

/** Throws a RangeError for an unknown id. */
export function participantOf(participants: readonly Participant[], id: number): Participant {
  const participant = participants.find((one) => one.id === id);
  if (!participant) throw new RangeError(`There is no user with the number ${id}`);
  return participant;
}

/** Converts the result or error of a service call to the answer that the api would give. */
export async function captureAnswer(work: () => Promise<unknown>): Promise<CallAnswer> {
  try {
    const answer = await resultOrRefusal(work());
    return 'result' in answer ? { status: 200, body: answer.result } : { status: 400, body: answer.refusal };
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, body: { code: error.code } };
    if (error instanceof InvalidFieldsError) return { status: 400, body: error.fields };
    throw error;
  }
}
