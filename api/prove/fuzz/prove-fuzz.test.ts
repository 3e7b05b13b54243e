import { startApplication, type Application } from '../../test/application';
import { openapiText } from '../../src/commands/openapi';
import { createFuzzFixture, type FuzzFixture } from './fuzz-fixture';
import { checkAnswer } from './check-answer';
import { proveFuzz } from './prove-fuzz';
import { proveSizes } from './prove-sizes';
import { readOperations } from './read-operations';

let api: Application;
let fixture: FuzzFixture;
let document: object;

beforeAll(async () => {
  api = await startApplication();
  fixture = await createFuzzFixture(api.database, api.databaseUrl, api.home);
  document = JSON.parse(await openapiText());
});
afterAll(async () => {
  await fixture.close();
  await api.close();
});

test('every call with any mutated field is answered or refused, without internal details', async () => {
  const { operations, statuses, problems } = await proveFuzz({ fixture, document, seed: 4, perField: 4 });
  expect(problems).toEqual([]);
  expect(operations).toBe(readOperations(document).length);
  expect(statuses[200]).toBeGreaterThan(300);
  expect(statuses[400]).toBeGreaterThan(1_500);
  expect(statuses[429] ?? 0).toBeLessThan(100);
}, 120_000);

test('a call that fails for one value of one field is detected', async () => {
  const failing: typeof fixture.send = (call) => {
    const isFailing = call.payload?.includes('"phone":["x"]') ?? false;
    const answer = { status: 400, type: 'application/json', body: '{"detail":"","code":""}' };
    return Promise.resolve(isFailing ? { ...answer, status: 500 } : answer);
  };
  const { problems } = await proveFuzz({
    fixture: { ...fixture, send: failing },
    document,
    seed: 4,
    perField: 4,
    only: 'PATCH /3/users/me/',
  });
  expect(problems).toEqual([
    expect.stringMatching(/^PATCH \/3\/users\/me\/ with phone = \["x"\].*answered 500$/),
  ]);
});

test('no call delays others, however large it is', async () => {
  const { problems, statuses } = await proveSizes({ fixture, document, seed: 4 });
  expect(problems).toEqual([]);
  expect(statuses[413]).toBeGreaterThan(20);
}, 120_000);

test('a call that blocks the event loop is detected', async () => {
  const busy: typeof fixture.send = ({ mutated }) => {
    const before = process.cpuUsage();
    while (mutated.startsWith('every field') && process.cpuUsage(before).user < 310_000);
    return Promise.resolve({ status: 400, type: 'application/json', body: '{"detail":"","code":""}' });
  };
  const only = 'POST /3/saved-searches/unsubscribe/';
  const { problems } = await proveSizes({ fixture: { ...fixture, send: busy }, document, seed: 4, only });
  expect(problems[0]).toMatch(/every field as long as can be .* took \d+ ms/);
});

const [operation] = [{ path: '/3/users/me/' }] as Parameters<typeof checkAnswer>[0]['operation'][];

test.each([
  [500, '{"detail":"Something went wrong","code":"server_error"}', /answered 500/],
  [503, '{"detail":"Try again","code":"service_unavailable"}', /answered 503/],
  [
    400,
    '{"detail":"invalid input syntax for type integer: \\"x\\"","code":"bad_request"}',
    /invalid input syntax/,
  ],
  [400, '{"detail":"TypeError: x.trim is not a function","code":"bad_request"}', /TypeError/],
  [400, '{"statusCode":400,"message":"body/phone must be string"}', /a shape of its own/],
  [400, '{"phone":"wrong"}', /a shape of its own/],
  [400, '[]', /a shape of its own/],
  [400, '{"location":{"city":"wrong"}}', /a shape of its own/],
  [400, '{"owner":{"city":["Enter a city."]}}', /a shape of its own/],
])('an answer %i %s is detected', (status, body, problem) => {
  const answer = { status, type: 'application/json; charset=utf-8', body };
  expect(checkAnswer({ operation: operation! }, answer)).toMatch(problem);
});
