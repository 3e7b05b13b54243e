import { readCard } from './parse-card';

const CARD = { number: '4000 0000 0000 4242', expiry: '09/28', cvx: '123', holder: 'Camille Fournier' };
const MONTH = '2027-03';

test.each(['09/28', '0928', '09 / 2028', '2028-09'])('an expiry may be written as %s', (expiry) => {
  expect(readCard({ ...CARD, expiry }, MONTH)).toEqual({
    lastDigits: '4242',
    expiry: '2028-09',
    holder: 'Camille Fournier',
  });
});

test('a card is valid until the end of its last month', () => {
  expect(readCard({ ...CARD, expiry: '03/27' }, MONTH)).toHaveProperty('expiry', '2027-03');
  expect(readCard({ ...CARD, expiry: '02/27' }, MONTH)).toEqual({ problems: { expiry: 'card.expired' } });
});

test.each([
  [{ number: '4242' }, { number: 'card.number' }],
  [{ number: '4000 0000 0000 42a2' }, { number: 'card.number' }],
  [{ number: 4242 }, { number: 'card.number' }],
  [{ expiry: '13/28' }, { expiry: 'card.expiry' }],
  [{ expiry: '' }, { expiry: 'card.expiry' }],
  [{ cvx: '12' }, { cvx: 'card.cvx' }],
  [{ holder: ' ' }, { holder: 'card.holder' }],
  [{ holder: 'x'.repeat(101) }, { holder: 'card.holder' }],
])('%j is reported at its field', (over, problems) => {
  expect(readCard({ ...CARD, ...over }, MONTH)).toEqual({ problems });
});
