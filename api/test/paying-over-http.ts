import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

import type { BookingRow } from '../src/modules/bookings/booking-process.service';
import { createApp } from '../src/app';
import { createClock } from '../src/core/clock';
import { settingsFor, startApplication, type Answer } from './application';
import { aPaymentsFixture, type PaymentsFixture } from './paid-trips';
import { startPaymentSandbox } from './payment-sandbox';
import { call, signIn } from './users';
import { TEST_NOW_MS } from './scratch-databases';

const TIMEOUT_MS = 20_000;
const BETWEEN_MS = 25;

/**
 * The application with the payment sandbox as a separate process, each calling the other over the
 * network, and a guest who pays.
 * @param pace waiting times of the sandbox are multiplied by it
 */
export async function startPayingOverHttp({ pace }: { pace?: number } = {}) {
  const api = await startApplication();
  const port = await freePort();
  const webhookUrl = `http://127.0.0.1:${port}/webhooks/payments/`;
  const sandbox = await startPaymentSandbox({ databaseUrl: api.databaseUrl, webhookUrl, pace });
  const app = await createApp({
    settings: settingsBeside(api, sandbox),
    database: api.database,
    clock: createClock(TEST_NOW_MS),
  });
  await app.listen({ port, host: '127.0.0.1' });
  const token = (await signIn(app, 'guest@campavia.test')).access_token;
  const at = ({ id }: Pick<BookingRow, 'id'>, rest: string) => `/3/my-requests/${id}/${rest}` as const;

  const get = (trip: Pick<BookingRow, 'id'>, rest: string) => call(app, `GET ${at(trip, rest)}`, { token });
  const post = (trip: Pick<BookingRow, 'id'>, rest: string, body: object) =>
    call(app, `POST ${at(trip, rest)}`, { token, body });

  /** Starts a payment of a trip. */
  const start = (trip: Pick<BookingRow, 'id'>, body: object, key: string = randomUUID()) => {
    const headers = { 'idempotency-key': key };
    return call(app, `POST ${at(trip, 'payment/async/')}`, { token, body, headers });
  };

  /** The outcome of a payment; polls like the page does. */
  async function ended(trip: Pick<BookingRow, 'id'>, asyncId: string): Promise<Answer> {
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) {
      const answer = await get(trip, `payment/async/${asyncId}/`);
      if (answer.status !== 200 || answer.body.status !== 'CREATED') return answer;
      await delay(BETWEEN_MS);
    }
    throw new Error(`Payment ${asyncId} does not end`);
  }

  async function close() {
    await app.close();
    await sandbox.stop();
    await api.close();
  }

  return { api, app, sandbox, token, at, get, post, start, ended, close };
}

export type PayingOverHttp = Awaited<ReturnType<typeof startPayingOverHttp>>;

/** Trips to be paid over it; those of an earlier test are gone. */
export function aFixtureOf({ api }: PayingOverHttp): Promise<PaymentsFixture> {
  return aPaymentsFixture(api);
}

function settingsBeside(
  { databaseUrl, home }: { databaseUrl: string; home: string },
  { settings: payments }: Awaited<ReturnType<typeof startPaymentSandbox>>,
) {
  const settings = settingsFor(databaseUrl, home);
  return { ...settings, outside: { ...settings.outside, payments } };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
