import { makeCertificate } from '@campavia/tooling/certificates';
import type { Telemetry } from '@campavia/telemetry';

import { startTlsServer } from '../../../test/tls-server';
import { createClock } from '../../core/clock';
import { observeCertificate } from './observe-certificate';

const NOW_MS = Date.parse('2027-03-15T08:00:00Z');
const DAY_S = 86_400;
const endingIn = (days: number) =>
  makeCertificate({ startsAt: new Date(0), endsAt: new Date(NOW_MS + days * DAY_S * 1000) });

test('a renewed certificate is seen, and the last one counts while there is none to read', async () => {
  let read: Parameters<Telemetry['observe']>[1] = () => [];
  const telemetry = { observe: (_: string, how: typeof read) => (read = how) } as unknown as Telemetry;
  const server = await startTlsServer(await endingIn(3));
  const warn = jest.fn();
  observeCertificate(telemetry, server.endpoint, { log: { warn }, clock: createClock(NOW_MS) });
  const daysLeft = async () => Math.round(((await read())[0]?.value ?? NaN) / DAY_S);
  expect(await daysLeft()).toBe(3);
  server.replace(await endingIn(-2));
  expect(await daysLeft()).toBe(-2);
  expect(warn).not.toHaveBeenCalled();
  await server.stop();
  expect(await daysLeft()).toBe(-2);
  expect(warn).toHaveBeenCalledTimes(1);
});
