import { scrubAnswer, scrubQuery, scrubSent, scrubText } from './scrub';
import { secretHider } from './sent-secrets';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0In0.c2lnbmF0dXJl';
const OPAQUE = 'k3Jd02mfaLq9Zx7Rt5Yw8Pn1Vb6Hc4Gs0Ed2Uj9Io8';

describe('a text', () => {
  it.each([
    ['an e-mail address', 'no user maeve.byrne@example.ie here', 'no user [e-mail] here'],
    ['a bearer', `Authorization: Bearer ${OPAQUE}`, 'Authorization: Bearer [removed]'],
    ['a signed token', `token was ${JWT}.`, /^token was \[removed\]/],
    ['an opaque token', `refused ${OPAQUE}`, 'refused [removed]'],
    ['a secret of an address', 'at /reset-password?token=abc&x=1', 'at /reset-password?token=[removed]&x=1'],
    [
      'a code of single sign-on',
      '/auth/success?code=Zx81&state=q',
      '/auth/success?code=[removed]&state=[removed]',
    ],
    ['a secret in JSON', '{"password":"wild \\"camping"}', '{"password":[removed]}'],
    ['a secret in a program', "{ access_token: 'abc', page: 2 }", '{ access_token: [removed], page: 2 }'],
    ['a card', 'declined 4970 1051 8181 3220', 'declined [number]'],
    ['a telephone', 'call +33 6 12 34 56 78 now', 'call [number] now'],
    ['an account', 'to IE29 AIBK 9311 5212 3456 78', /^to \[account\]/],
  ])('removes %s', (_, text, rest) => {
    const scrubbed = scrubText(text);
    if (rest instanceof RegExp) expect(scrubbed).toMatch(rest);
    else expect(scrubbed).toBe(rest);
  });

  it.each([
    'GET /3/products/12/: 404 camper_not_found',
    'TypeError: trip is undefined at main.js:12:4031',
    'from 2027-08-01 to 2027-08-14, 1,725.73 EUR',
    'PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE',
    'mf-trips@1.9.0-pr.31 failed (render)',
  ])('keeps useful details: %s', (text) => expect(scrubText(text)).toBe(text));

  it('is cut, and processed quickly however long it is', () => {
    const before = process.cpuUsage();
    expect(scrubText(`${'a1-'.repeat(100_000)}@`).length).toBeLessThanOrEqual(1000);
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(200);
  });
});

it('a request body keeps its shape, not its secrets', () => {
  const sent = {
    email: 'maeve@example.ie',
    password: 'wild camping',
    first_name: 'Maeve',
    code: '123456',
    date_from: '2027-08-01',
    travelers: 2,
    card: { expiry: '06/27', holder: 'M' },
    bank: { iban: 'IE29AIBK93115212345678', country: 'IE' },
    pages: [{ refresh_token: OPAQUE, comment: 'my number is 0612345678' }],
  };
  expect(scrubSent(sent)).toEqual({
    email: '[removed]',
    password: '[removed]',
    first_name: '[removed]',
    code: '[removed]',
    date_from: '2027-08-01',
    travelers: 2,
    card: '[removed]',
    bank: { iban: '[removed]', country: 'IE' },
    pages: [{ refresh_token: '[removed]', comment: '[removed]' }],
  });
});

it('form data is read, files are only named', () => {
  const form = new URLSearchParams({ grant_type: 'password', username: 'maeve@example.ie', password: 'x' });
  expect(scrubSent(form)).toEqual({
    grant_type: 'password',
    username: '[removed]',
    password: '[removed]',
  });
  expect(scrubSent(new FormData())).toBe('[FormData]');
  expect(scrubSent({ page: new Blob(['x']) })).toEqual({ page: '[Blob]' });
});

it('an answer keeps its codes and messages', () => {
  const answer = {
    code: 'token_invalid',
    detail: 'maeve@example.ie is taken',
    password: ['Too short.'],
    access_token: OPAQUE,
  };
  expect(scrubAnswer(answer)).toEqual({
    code: 'token_invalid',
    detail: '[e-mail] is taken',
    password: ['Too short.'],
    access_token: '[removed]',
  });
});

it('an answer that repeats refused values does not repeat secrets', () => {
  const sent = { old_password: 'wild camping', trips: [{ code: '123456', beds: '2222' }] };
  const answer = { detail: 'wild camping is wrong', echo: ['wild camping', '123456', '2222'], code: 'bad' };
  expect(scrubAnswer(answer, secretHider(sent))).toEqual({
    detail: '[removed] is wrong',
    echo: ['[removed]', '[removed]', '2222'],
    code: 'bad',
  });
});

it('a query loses private values', () => {
  expect(scrubQuery('token=abc&date_from=2027-08-01&to=guest%40campavia.test&page=2')).toBe(
    'token=[removed]&date_from=2027-08-01&to=[removed]&page=2',
  );
});

it('deep, long and circular values are limited', () => {
  const round: Record<string, unknown> = { list: Array.from({ length: 5000 }, (_, i) => i) };
  round.self = round;
  expect(JSON.stringify(scrubSent(round)).length).toBeLessThan(2000);
});

it('scrubbing twice changes nothing more', () => {
  const once = scrubSent({ note: `Bearer ${OPAQUE} of maeve@example.ie, 4970 1051 8181 3220` });
  expect(scrubSent(once)).toEqual(once);
});
