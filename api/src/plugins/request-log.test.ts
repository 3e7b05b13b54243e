import fastify, { LogController } from 'fastify';

import { answerErrors } from './errors';
import { loggedPath } from './logged-path';
import { logRequests } from './request-log';

const written = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;
const SECRET = 'q0-A_tokenTokenTokenTokenTokenTokenToken0123';

test.each([
  [`/3/users/confirm/?token=${SECRET}`, '/3/users/confirm/'],
  [`/media/calendars/${SECRET}.ics`, '/media/calendars/….ics'],
  // However a client writes it: each of these signs is the same letter.
  [`/media/calendars/${SECRET.replaceAll(/./g, written)}.ics`, '/media/calendars/….ics'],
  [`/webhooks/payments/${SECRET}?EventType=X`, '/webhooks/payments/…'],
  ['/v4/geolocation/places/saint-gilles-croix-de-vie/', '/v4/geolocation/places/saint-gilles-croix-de-vie/'],
  ['/3/products/42/?date_from=2027-07-01#x', '/3/products/42/'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

test('a request log line contains no secret of the address', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({ logger: { level: 'info', stream }, logController });
  logRequests(app);
  answerErrors(app);
  app.get('/broken/*', async () => {
    throw new Error('broken');
  });
  for (const url of [
    `/media/calendars/${SECRET}.ics`,
    `/broken/${SECRET}?token=${SECRET}`,
    `/x?code=${SECRET}`,
  ]) {
    await app.inject(url);
  }
  await app.close();
  expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(3);
  expect(lines.filter((line) => line.includes('"msg":"request failed"'))).toHaveLength(1);
  expect(lines.join('')).not.toContain(SECRET);
});
