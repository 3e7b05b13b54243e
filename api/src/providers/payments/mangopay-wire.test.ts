import { readCard, readFunds, readTransaction } from './mangopay-wire';

const PAY_IN = { Id: 'payin_1', Status: 'CREATED', DebitedFunds: { Amount: 12_50, Currency: 'EUR' } };

test('a transaction has a redirect only while it is open', () => {
  const redirected = { ...PAY_IN, SecureModeRedirectURL: null, RedirectURL: 'https://bank.test' };
  expect(readTransaction(redirected)).toEqual({
    id: 'payin_1',
    status: 'CREATED',
    redirectUrl: 'https://bank.test',
    errorCode: null,
  });
  expect(readTransaction({ ...redirected, Status: 'SUCCEEDED' }).redirectUrl).toBeNull();
  expect(readTransaction({ ...PAY_IN, SecureModeRedirectURL: '' }).redirectUrl).toBeNull();
  expect(readTransaction({ ...PAY_IN, Status: 'FAILED', ResultCode: null }).errorCode).not.toBeNull();
});

test('a card has a holder and an expiry date', () => {
  const card = { UserId: 'user_1', Alias: '497010XXXXXX0304', ExpirationDate: '0928' };
  expect(readCard(card)).toEqual({ userId: 'user_1', lastDigits: '0304', expiry: '2028-09' });
});

test.each([
  ['/Id', () => readTransaction({ ...PAY_IN, Id: '' })],
  ['/Status', () => readTransaction({ ...PAY_IN, Status: 'DONE' })],
  ['required', () => readTransaction({ Id: 'payin_1' })],
  ['/DebitedFunds/Amount', () => readFunds({ DebitedFunds: { Amount: 0.5, Currency: 'EUR' } })],
  ['/DebitedFunds/Currency', () => readFunds({ DebitedFunds: { Amount: 1, Currency: 'XTS' } })],
  ['/ExpirationDate', () => readCard({ UserId: 'u', Alias: '0304', ExpirationDate: '1328' })],
])('an answer of another shape is no answer: %s', (place, read) => {
  expect(read).toThrow(expect.objectContaining({ kind: 'away' }));
  expect(read).toThrow(place);
});
