import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readCrm } from '../../config/crm-settings';
import { CrmFailure, type Lead } from './crm';
import { createHubspotCrm } from './hubspot-crm';

const LEAD: Lead = {
  reason: 'earnings',
  email: 'marta@example.org',
  properties: {
    first_name: 'Marta',
    last_name: 'Vidal',
    phone: '+33612345678',
    language: 'ca',
    is_professional: false,
    min_yearly: 3200,
  },
};
/** The answer as the page on batch upserts has it. */
const STORED = {
  status: 'COMPLETE',
  results: [{ id: '512', properties: {}, new: true, archived: false }],
  startedAt: '2027-03-15T08:00:00Z',
  completedAt: '2027-03-15T08:00:00Z',
};

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

interface Received {
  url?: string | undefined;
  authorization?: string | undefined;
  body?: unknown;
}

/** An account that answers, or never does. */
async function anAccount(answer: { status: number; body: unknown } | 'silence') {
  const received: Received = {};
  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.url = request.url;
    received.authorization = request.headers.authorization;
    received.body = JSON.parse(Buffer.concat(chunks).toString());
    if (answer === 'silence') return;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  }
  const started = createServer((...call) => void listen(...call));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  const timeoutMs = answer === 'silence' ? 200 : 8_000;
  const crm = createHubspotCrm({ token: 'pat-1', origin: `http://127.0.0.1:${port}`, timeoutMs });
  return { crm, received };
}

test('a lead becomes a contact, found by its address', async () => {
  const { crm, received } = await anAccount({ status: 200, body: STORED });
  await crm.push(LEAD);
  expect(received).toEqual({
    url: '/crm/v3/objects/contacts/batch/upsert',
    authorization: 'Bearer pat-1',
    body: {
      inputs: [
        {
          idProperty: 'email',
          id: 'marta@example.org',
          properties: {
            email: 'marta@example.org',
            firstname: 'Marta',
            lastname: 'Vidal',
            phone: '+33612345678',
            campavia_language: 'ca',
            campavia_is_professional: 'false',
            campavia_min_yearly: '3200',
            campavia_lead_reason: 'earnings',
          },
        },
      ],
    },
  });
});

test.each([
  [
    'a property that the account does not have',
    { status: 400, body: { category: 'VALIDATION_ERROR' } },
    true,
  ],
  ['an input that was refused', { status: 207, body: { results: [], numErrors: 1 } }, true],
  ['no JSON', { status: 200, body: '<html>' }, true],
  ['a token that is over', { status: 401, body: {} }, false],
  ['too many', { status: 429, body: {} }, false],
  ['a failure', { status: 502, body: 'bad gateway' }, false],
  ['nothing', 'silence' as const, false],
])('answered by %s it fails, permanently: %2$s', async (_, answer, isFinal) => {
  const { crm } = await anAccount(answer);
  const failure: unknown = await crm.push(LEAD).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CrmFailure);
  expect(failure).toMatchObject({ isFinal });
  expect(String(failure)).not.toContain('pat-1');
});

test('the deployment configures the account, without a default in production', () => {
  expect(readCrm({ HUBSPOT_TOKEN: 'pat-eu1-0f' }, { isSandbox: false })).toEqual({ token: 'pat-eu1-0f' });
  expect(readCrm({}, { isSandbox: false })).toBeUndefined();
  expect(readCrm({}, { isSandbox: true })).toBe('sandbox');
  for (const HUBSPOT_TOKEN of ['sandbox', 'a b', 'a\nb']) {
    expect(() => readCrm({ HUBSPOT_TOKEN }, { isSandbox: false })).toThrow('HUBSPOT_TOKEN');
  }
});
