import fastify from 'fastify';
import { Type } from 'typebox';

import type { Api } from '../core/app-context';
import { answerErrors } from './errors';
import { validateInput } from './validate-input';

let app: Api;

const body = Type.Object({
  phone: Type.Optional(Type.Union([Type.Null(), Type.String()])),
  number: Type.Optional(Type.String()),
  count: Type.Optional(Type.Integer({ maximum: 10 })),
  amount: Type.Optional(Type.Number()),
  deep: Type.Optional(Type.Object({ amounts: Type.Array(Type.Number()) })),
  numbers: Type.Optional(Type.Array(Type.Integer())),
});

beforeAll(() => {
  app = fastify();
  answerErrors(app);
  validateInput(app);
  const echo = (request: { body: unknown; query: unknown }) => Promise.resolve(request.body ?? request.query);
  app.post('/body', { schema: { body } }, echo);
  app.get('/query', { schema: { querystring: body } }, echo);
});
afterAll(() => app.close());

async function send(payload: string) {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/body', headers, payload });
  return [answer.statusCode, answer.json()];
}

test.each([
  ['{"phone":["x"]}', 'phone'],
  ['{"number":["x"]}', 'number'],
  ['{"numbers":5}', 'numbers'],
  ['{"amount":1e999}', 'amount'],
  ['{"amount":"1e999"}', 'amount'],
  ['{"amount":"-Infinity"}', 'amount'],
  ['{"deep":{"amounts":[1,"1e999"]}}', 'deep'],
])('%s is refused by its field', async (payload, field) => {
  expect(await send(payload)).toEqual([400, { [field]: [expect.any(String)] }]);
});

test('a form writes numbers as text and nothing as an empty text', async () => {
  expect(await send('{"phone":"","count":"3"}')).toEqual([200, { phone: null, count: 3 }]);
});

test('one value in an address is accepted as a list, and infinity is rejected as a number', async () => {
  expect((await app.inject('/query?numbers=5')).json()).toEqual({ numbers: [5] });
  expect((await app.inject('/query?amount=1e999')).statusCode).toBe(400);
});

test('all errors of a form are reported at once', async () => {
  expect(await send('{"count":11,"number":[],"phone":{}}')).toEqual([
    400,
    { count: [expect.any(String)], number: [expect.any(String)], phone: [expect.any(String)] },
  ]);
});

test('of very many wrong values only the first is reported', async () => {
  const payload = JSON.stringify({ number: {}, numbers: Array.from({ length: 1_000 }, () => 'x') });
  const [status, body] = await send(payload);
  expect([status, Object.keys(body)]).toEqual([400, [expect.any(String)]]);
});
