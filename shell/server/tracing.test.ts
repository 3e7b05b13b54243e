/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';

import { readTelemetrySettings, startTelemetry, type Telemetry } from '@campavia/telemetry';
import { startTelemetryReceiver } from '@campavia/tooling/telemetry-receiver';

import { createSiteFixture, type SiteFixture } from './test/site-fixture';

const SERVER = `exports.handle = async ({ params, api }) => {
  if (params.id === 'broken') throw new Error('broken');
  await fetch(api.origin + '/3/products/' + params.id + '/', { headers: api.headers });
  return { status: 200, head: { title: 'Camper' } };
};`;
const FORGED = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

interface ApiCall {
  route: string;
  headers: Record<string, unknown>;
}

let receiver: Awaited<ReturnType<typeof startTelemetryReceiver>>;
let telemetry: Telemetry | undefined;
let fixture: SiteFixture;
let api: FastifyInstance;
let site: FastifyInstance;
let calls: ApiCall[];

beforeAll(async () => {
  receiver = await startTelemetryReceiver();
  const settings = readTelemetrySettings({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url }, 'site');
  telemetry = await startTelemetry(settings, () => undefined);
  api = fastify();
  api.addHook('onRequest', async ({ routeOptions, headers }) => {
    calls.push({ route: routeOptions.url ?? '', headers });
  });
  api.get('/health', async () => ({ now: '2027-03-01T12:00:00Z' }));
  api.get('/3/referential/', async () => ({ flags: {}, options: {} }));
  api.get('/3/products/:id/', async () => ({}));
  calls = [];
  fixture = await createSiteFixture(await api.listen({ port: 0, host: '127.0.0.1' }));
  fixture.publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '1' } });
  fixture.publish({
    part: 'mf-listing',
    version: '1.0.0',
    files: { 'remote.js': '2', 'server.cjs': SERVER },
    addresses: [{ id: 'listing', pattern: '/campers/{id}', document: true }],
  });
  const releases = { shell: '1.0.0', 'mf-listing': '1.0.0' };
  fixture.registry.append('promoted', { channel: 'production', releases });
  site = await fixture.start({}, { telemetry });
});

afterAll(async () => {
  await fixture.remove();
  await api.close();
  await telemetry?.stop();
  await receiver.stop();
});

async function request(url: string, from = site) {
  calls = [];
  const answer = await from.inject({ url, headers: { traceparent: FORGED } });
  await telemetry?.flush();
  const [, trace] = /desc="00-(\w+)-/.exec(String(answer.headers['server-timing'])) ?? [];
  return { answer, trace, spans: receiver.spans.filter(({ traceId }) => traceId === trace) };
}

test('the calls of a page belong to its trace, also those of its server part', async () => {
  const { answer, trace, spans } = await request('/campers/7?q=secret');
  const root = spans.find(({ parentSpanId }) => !parentSpanId);
  const part = spans.find(({ name }) => name === 'server part mf-listing');
  expect(root).toMatchObject({ name: 'GET /campers/{id}', links: [{ traceId: 'a'.repeat(32) }] });
  expect(root?.attributes).toMatchObject({
    'http.route': '/campers/{id}',
    'campavia.composition_id': answer.headers['x-composition-id'],
  });
  const product = calls.find(({ route }) => route === '/3/products/:id/');
  expect(product?.headers).toMatchObject({
    traceparent: `00-${trace}-${part?.spanId}-01`,
    'x-api-key': fixture.settings.apiKey,
    'x-request-id': root?.attributes['campavia.request_id'],
  });
  expect(spans.map(({ text }) => text).join('')).not.toMatch(/secret|campers\/7/);
});

test('requests of the browser reach the api within the trace of the site, not one of their own', async () => {
  const { trace, spans } = await request('/3/products/7/');
  expect(calls[0]?.headers.traceparent).toBe(`00-${trace}-${spans[0]?.spanId}-01`);
});

test('answers of server parts are measured by part and outcome', async () => {
  await request('/campers/broken');
  const answers = receiver.points().filter(({ name }) => name === 'campavia.part.answer.duration');
  expect(answers.map(({ attributes }) => attributes)).toContainEqual({
    'campavia.part': 'mf-listing',
    'campavia.outcome': 'failed',
  });
});

test('without telemetry, the traceparent of a browser is not passed on to the api', async () => {
  const { answer } = await request('/3/products/7/', await fixture.start());
  expect(answer.headers['server-timing']).toBeUndefined();
  expect(calls[0]?.headers).not.toHaveProperty('traceparent');
});
