import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createLiveTrustedShop } from './live-trusted-shop';
import { createSandboxTrustedShop } from './sandbox-trusted-shop';
import type { TrustedShop } from './trusted-shop';

const RATED = {
  response: {
    code: 200,
    data: {
      shop: {
        tsId: 'XA2A8D35838AF5F63E5EB0E05847B1CB8',
        name: 'Campavia',
        qualityIndicators: {
          reviewIndicator: { totalReviewCount: 812, activeReviewCount: 640, overallMark: 4.61 },
        },
      },
    },
    message: 'SUCCESS',
  },
};
const INVALID = { response: { code: 400, message: 'TSID is invalid', status: 'ERROR' } };

/** Answers as publicly documented, by the requested id. */
const ANSWERS: Record<string, [status: number, body: string]> = {
  rated: [200, JSON.stringify(RATED)],
  many: [429, ''],
  unknown: [400, JSON.stringify(INVALID)],
  broken: [500, '<html>'],
  strange: [200, JSON.stringify({ response: { data: { shop: {} } } })],
  empty: [200, 'null'],
  beyond: [200, JSON.stringify(RATED).replace('4.61', '46.1')],
};

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const [, id = ''] =
      /^\/rest\/public\/v2\/shops\/(\w+)\/quality\/reviews\.json$/.exec(request.url ?? '') ?? [];
    const [status, body] = ANSWERS[id] ?? [404, ''];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));

const providers: [string, (kind: string) => TrustedShop, Record<string, string>][] = [
  [
    'the provider itself',
    (id) => createLiveTrustedShop(id, origin),
    { rated: 'rated', many: 'many', unknown: 'unknown', away: 'broken' },
  ],
  [
    'the sandbox',
    createSandboxTrustedShop,
    { rated: 'sandbox', many: 'sandbox-too-many', unknown: 'sandbox-invalid', away: 'sandbox-away' },
  ],
];

describe.each(providers)('%s', (_, provider, ids) => {
  test('returns the number of ratings and their average', async () => {
    const { totalReviewCount, overallMark } = await provider(ids.rated ?? '').rating();
    expect(totalReviewCount).toBeGreaterThan(0);
    expect(overallMark).toBeGreaterThan(4);
  });

  test.each([
    ['many', 'too_many'],
    ['unknown', 'invalid_id'],
    ['away', 'away'],
  ])('reports a missing rating: %s', async (id, kind) => {
    await expect(provider(ids[id] ?? '').rating()).rejects.toMatchObject({ kind });
  });
});

test.each(['strange', 'empty', 'beyond'])('an invalid answer (%s) is no rating', async (id) => {
  await expect(createLiveTrustedShop(id, origin).rating()).rejects.toMatchObject({ kind: 'away' });
});

test('an unreachable provider gives no rating', async () => {
  const nobody = createLiveTrustedShop('rated', 'http://127.0.0.1:1');
  await expect(nobody.rating()).rejects.toMatchObject({ kind: 'away' });
});
