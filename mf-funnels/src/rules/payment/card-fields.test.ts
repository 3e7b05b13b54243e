import {
  checkSecurityCode,
  checkExpiry,
  parseExpiry,
  normalizeCard,
  checkHolder,
  formatCardNumber,
  checkNumber,
  normalizePhone,
  formatExpiry,
} from './card-fields';

const days = { today: '2027-03-15', end: '2027-07-08' };

test.each([
  ['', 'missing'],
  ['4242 4242', 'not_a_number'],
  ['4242 4242 4242 424x', 'not_a_number'],
  ['4242-4242-4242-4242', undefined],
  ['4242 4242 4242 4242', undefined],
])('card number "%s": %s', (text, fault) => expect(checkNumber(text)).toBe(fault));

test.each([
  ['', 'missing'],
  ['13 / 27', 'not_a_month'],
  ['soon', 'not_a_month'],
  ['02 / 27', 'expired'],
  ['03 / 27', 'ends_before'],
  ['06 / 27', 'ends_before'],
  ['07 / 27', undefined],
  ['7/2029', undefined],
  ['0729', undefined],
])('a card that ends "%s" for a trip until 8 July: %s', (text, fault) => {
  expect(checkExpiry(text, days)).toBe(fault);
});

test.each([
  ['', 'missing'],
  ['12', 'not_a_code'],
  ['12a', 'not_a_code'],
  ['123', undefined],
  ['1234', undefined],
])('security code "%s": %s', (text, fault) => expect(checkSecurityCode(text)).toBe(fault));

test('the holder needs a name of at most 100 characters', () => {
  expect(checkHolder('  ')).toBe('missing');
  expect(checkHolder('Zoé Ó Briain')).toBeUndefined();
  expect(checkHolder('Z'.repeat(100))).toBeUndefined();
  expect(checkHolder('Z'.repeat(101))).toBe('too_long');
});

test('typed values are formatted as on the card', () => {
  expect(['4', '42424', '4242424242424242'].map(formatCardNumber)).toEqual([
    '4',
    '4242 4',
    '4242 4242 4242 4242',
  ]);
  expect(['1', '12', '123', '1229', '7', '7/29', '12 / 2029', '12 / '].map(formatExpiry)).toEqual([
    ...['1', '12', '12 / 3', '12 / 29', '07', '07 / 29', '12 / 2029', '12'],
  ]);
});

test('a number that is too long is refused as pasted, and never cut to a valid one', () => {
  const pasted = formatCardNumber('4242424242424242' + '4242');
  expect(pasted).toBe('4242 4242 4242 4242 4242');
  expect(checkNumber(pasted)).toBe('not_a_number');
});

test('formatting twice changes nothing more', () => {
  for (const text of ['4242424242424242', '37828224631000'])
    expect(formatCardNumber(formatCardNumber(text))).toBe(formatCardNumber(text));
  for (const text of ['7/29', '1229', '012'])
    expect(formatExpiry(formatExpiry(text))).toBe(formatExpiry(text));
});

test('the vault gets digits and MMYY', () => {
  const typed = { number: '4242 4242 4242 4242', expiry: '7 / 2029', cvx: ' 123 ', holder: ' Maeve Byrne ' };
  expect(normalizeCard(typed)).toEqual({
    number: '4242424242424242',
    expiry: '0729',
    cvx: '123',
    holder: 'Maeve Byrne',
  });
  expect(parseExpiry('7 / 2029')).toBe('2029-07');
});

test.each([
  ['912 345 601', '+351912345601'],
  ['+351 912 345 601', '+351912345601'],
  ['00351912345601', '+351912345601'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['12345', undefined],
  ['', undefined],
])('telephone "%s" is %s', (text, phone) => expect(normalizePhone(text)).toBe(phone));
