import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';

import {
  readTelemetrySettings,
  startTelemetry,
  traceHeaders,
  traceRequests,
  type Telemetry,
} from '@campavia/telemetry';
import { startTelemetryReceiver } from '@campavia/tooling/telemetry-receiver';

import { startApplication, type Application } from '../../test/application';

const SECRET = 'somebody@example.com';
const BROWSER = { trace: 'a'.repeat(32), span: 'b'.repeat(16) };
const FORGED = `00-${BROWSER.trace}-${BROWSER.span}-01`;

const problems: string[] = [];
let receiver: Awaited<ReturnType<typeof startTelemetryReceiver>>;
let telemetries: Telemetry[];
let application: Application;
let site: FastifyInstance;

async function startFor(service: string): Promise<Telemetry> {
  const settings = readTelemetrySettings({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }, service);
  const telemetry = await startTelemetry(settings, (message) => problems.push(message));
  if (!telemetry) throw new Error('no telemetry');
  return telemetry;
}

beforeAll(async () => {
  receiver = await startTelemetryReceiver();
  telemetries = [await startFor('site'), await startFor('api')];
  const [ofSite, telemetry] = telemetries;
  application = await startApplication({}, { telemetry });
  await application.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = application.app.server.address() as AddressInfo;
  site = fastify();
  if (ofSite) traceRequests(site, ofSite, { isTrusted: () => false, namesTrace: true });
  // As the real one calls it: with the headers of the trace.
  site.post('/sign-in', async ({ body }) => {
    const answer = await fetch(`http://127.0.0.1:${port}/oauth/token/`, {
      method: 'POST',
      headers: { 'x-api-key': 'campavia-web', ...traceHeaders() },
      body: new URLSearchParams(body as Record<string, string>),
    });
    return { status: answer.status };
  });
});

afterAll(async () => {
  await site.close();
  await application.close();
  await Promise.all(telemetries.map((telemetry) => telemetry.stop()));
  await receiver.stop();
  expect(problems).toEqual([]);
});

test('one request is one trace through site, api and SQL, without values, and is measured', async () => {
  const payload = {
    grant_type: 'password',
    client_id: 'campavia-web',
    username: SECRET,
    password: 'campavia',
  };
  const answer = await site.inject({
    method: 'POST',
    url: '/sign-in?next=secret-place',
    headers: { traceparent: FORGED },
    payload,
  });
  expect(answer.json()).toEqual({ status: 400 });
  await Promise.all(telemetries.map((telemetry) => telemetry.flush()));

  const [, trace] = /desc="00-(\w+)-/.exec(String(answer.headers['server-timing'])) ?? [];
  const spans = receiver.spans.filter(({ traceId }) => traceId === trace);
  const ofSite = spans.find(({ service }) => service === 'site');
  const ofApi = spans.find(({ name }) => name === 'POST /oauth/token/');
  const statements = spans.filter(({ name }) => name.startsWith('select '));
  expect(ofSite).toMatchObject({ name: 'POST /sign-in', parentSpanId: undefined });
  expect(ofSite?.links).toMatchObject([{ traceId: BROWSER.trace }]);
  expect(ofApi).toMatchObject({ service: 'api', parentSpanId: ofSite?.spanId });
  expect(ofApi?.attributes['campavia.request_id']).toMatch(/^[\w-]{36}$/);
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.every(({ parentSpanId }) => parentSpanId === ofApi?.spanId)).toBe(true);
  const sent = receiver.spans.map(({ text }) => text).join('');
  expect(sent).toContain('$1');
  expect(sent).not.toMatch(/somebody|secret-place/);

  const requests = receiver.points().filter(({ name }) => name === 'http.server.request.duration');
  expect(requests.map(({ service, attributes, value }) => ({ service, ...attributes, value }))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ service: 'site', 'http.route': '/sign-in', value: 1 }),
      expect.objectContaining({ 'http.route': '/oauth/token/', 'campavia.status_class': '4xx', value: 1 }),
    ]),
  );
});

test('a call without the trace of the site starts one of its own', async () => {
  const { statusCode } = await application.app.inject({
    url: '/v4/geolocation/places/france/',
    headers: { traceparent: FORGED, 'x-api-key': 'campavia-web' },
    remoteAddress: '203.0.113.7',
  });
  await Promise.all(telemetries.map((telemetry) => telemetry.flush()));
  const span = receiver.spans.find(({ name }) => name.includes('/places/'));
  expect([statusCode, span?.parentSpanId, span?.links.map(({ traceId }) => traceId)]).toEqual([
    200,
    undefined,
    [BROWSER.trace],
  ]);
});
