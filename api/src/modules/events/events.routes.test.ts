import fc from 'fast-check';

import { anEvent } from '@campavia/contracts/testing';

import { startApplication, type Application } from '../../../test/application';

let api: Application;

beforeAll(async () => {
  api = await startApplication();
});
afterAll(() => api.close());
beforeEach(() => api.database.deleteFrom('analytics_event').execute());

const HASH = 'b4c9a289323b21a01c3e940f150eb9b8c542587f1abfd8f0e1cc1ffc5e475514';

let visitors = 0;

/** Sends as the site does; every call is another visitor's unless it names one. */
async function send(payload: unknown, headers: Record<string, string> = {}) {
  const {
    statusCode,
    headers: answered,
    body,
  } = await api.app.inject({
    method: 'POST',
    url: '/v4/events/send/',
    headers: { 'x-api-key': 'campavia-web', 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: statusCode, headers: answered, body: JSON.parse(body) };
}

function aVisitor() {
  visitors += 1;
  return { gb_visitor_token: `visitor-${visitors}` };
}

const storedEvents = () => api.database.selectFrom('analytics_event').selectAll().orderBy('id').execute();

test('a page view is kept with where the visitor came from and what they are', async () => {
  const properties = { ...aVisitor(), utm_campaign: 'summer', referrer: 'https://search.test/find?q=van' };
  const user_properties = { is_owner: true, booking_as_guest: false, email: HASH, phone: null };
  const event = anEvent({ path: '/s?where=annecy', properties, user_properties });
  expect(await send(event)).toMatchObject({ status: 202, body: { accepted: 1 } });
  const [row] = await storedEvents();
  expect(row).toMatchObject({
    event_type: 'page viewed',
    path: '/s',
    created_at: new Date(Date.UTC(2027, 2, 15, 8)),
    properties: { ...properties, referrer: 'https://search.test/find' },
    user_properties: { is_owner: true, booking_as_guest: false, email: HASH },
  });
});

test('a sign-in contains its method', async () => {
  await send(anEvent({ event_type: 'login', properties: { ...aVisitor(), method: 'email' } }));
  expect(await storedEvents()).toMatchObject([{ event_type: 'login', properties: { method: 'email' } }]);
});

test('several come in one call and are kept in their order', async () => {
  const events = ['/', '/s', '/campers/1'].map((path) => anEvent({ path }));
  expect(await send({ events })).toMatchObject({ status: 202, body: { accepted: 3 } });
  expect(await send(events)).toMatchObject({ status: 202 });
  const paths = (await storedEvents()).map(({ path }) => path);
  expect(paths).toEqual(['/', '/s', '/campers/1', '/', '/s', '/campers/1']);
});

test('events of concurrent requests are written in one batch, and none is lost', async () => {
  const calls = Array.from({ length: 60 }, () => send(anEvent({ properties: aVisitor() })));
  const answers = await Promise.all(calls);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(await storedEvents()).toHaveLength(60);
});

describe('events contain no personal data', () => {
  test.each(['email', 'phone'] as const)('%s is refused unless it is hashed', async (field) => {
    for (const plain of ['ada@campavia.test', '+33612345678', HASH.slice(1), HASH.toUpperCase()]) {
      const { status, body } = await send(anEvent({ user_properties: { [field]: plain } }));
      expect(status).toBe(400);
      expect(body).toEqual({ [field]: ['Send this as a SHA-256 hash in hexadecimal, never as it is.'] });
    }
    expect(await storedEvents()).toEqual([]);
  });

  test('unknown fields are not stored', async () => {
    const extra = { first_name: 'Ada', ip: '203.0.113.7', properties: { ...aVisitor(), name: 'Ada' } };
    await send({ ...anEvent(), ...extra, user_properties: { is_staff: false, address: '1 rue' } });
    expect(JSON.stringify(await storedEvents())).not.toMatch(/Ada|203\.0|rue/);
  });

  test('neither are addresses and keys that a path or a campaign carries', async () => {
    const properties = { ...aVisitor(), utm_content: 'ada@campavia.test' };
    const path = '/confirm/3f9c1b7e5a2d48c0b6e1f0a97d24c8b5?email=ada@campavia.test';
    await send(anEvent({ path, properties }));
    const [row] = await storedEvents();
    expect(row).toMatchObject({ path: '/confirm/*' });
    expect(row?.properties).not.toHaveProperty('utm_content');
  });
});

describe('odd input', () => {
  test.each([
    ['no path', { ...anEvent(), path: undefined }, 'path'],
    ['another kind of event', { ...anEvent(), event_type: 'bought' }, 'event_type'],
    ['no moment', { ...anEvent(), created_at: 'yesterday' }, 'created_at'],
    ['a day that does not exist', { ...anEvent(), created_at: '2027-02-31T08:00:00Z' }, 'created_at'],
    ['a moment out of reason', { ...anEvent(), created_at: '0001-01-01T00:00:00Z' }, 'created_at'],
    ['a token that is a sentence', anEvent({ properties: { gb_visitor_token: 'a b' } }), 'gb_visitor_token'],
    ['properties that are a text', { ...anEvent(), properties: 'utm' }, 'properties'],
    [
      'a fact that is neither yes nor no',
      anEvent({ user_properties: { is_staff: 'perhaps' as never } }),
      'is_staff',
    ],
    ['no events', { events: [] }, 'events'],
    ['a text for events', { events: 'x' }, 'events'],
    ['too many events', Array.from({ length: 51 }, () => anEvent()), 'events'],
    ['a list of nothing', [null], 'non_field_errors'],
  ])('reports %s by field', async (_, payload, field) => {
    const { status, body } = await send(payload);
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: [field] });
    expect(await storedEvents()).toEqual([]);
  });

  test.each([
    ['{', 'application/json'],
    ['null', 'application/json'],
    ['7', 'application/json'],
    ['path=/s', 'text/plain'],
    ['', 'application/json'],
  ])('a body %j of type %s is refused', async (payload, type) => {
    const { status, body } = await send(payload, { 'content-type': type });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).toHaveProperty('detail');
  });

  test('a body that is too large is refused before it is read', async () => {
    const { status } = await send(anEvent({ path: `/${'x'.repeat(200_000)}` }));
    expect(status).toBe(413);
  });

  test('characters that PostgreSQL rejects are removed', async () => {
    const properties = { ...aVisitor(), utm_term: 'a\u0000\ud800b' };
    expect((await send(anEvent({ path: '/s\u0000\udfff', properties }))).status).toBe(202);
    expect(await storedEvents()).toMatchObject([{ path: '/s', properties: { utm_term: 'ab' } }]);
  });

  test('no input causes a server error', async () => {
    const anything = fc.anything({ withNullPrototype: false, maxDepth: 3 });
    const field = fc.constantFrom(
      ...Object.keys(anEvent()),
      'user_properties',
      'email',
      'utm_term',
      '__proto__',
    );
    const almost = fc.dictionary(field, fc.oneof(anything, fc.string({ unit: 'binary' })));
    await fc.assert(
      fc.asyncProperty(fc.oneof(anything, almost, fc.array(almost)), async (payload) => {
        const text = JSON.stringify({ ...anEvent(), ...Object(payload) }, bigintAsText) ?? 'null';
        expect((await send(text)).status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });
});

test('a visitor above the rate limit is refused without affecting others', async () => {
  const event = anEvent({ properties: aVisitor() });
  const statuses = [];
  for (let call = 0; call < 125; call += 1) statuses.push((await send(event)).status);
  expect(statuses.filter((status) => status === 202)).toHaveLength(120);
  const held = await send(event);
  expect(held).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(anEvent({ properties: aVisitor() }))).status).toBe(202);
});

function bigintAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
