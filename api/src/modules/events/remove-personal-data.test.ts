import {
  removePersonalDataFromPath,
  removePersonalDataFromReferrer,
  removeControlCharacters,
  removePersonalData,
} from './remove-personal-data';

test.each([
  ['/s?where=annecy&email=ada@campavia.test', '/s'],
  ['/fr/campers/1201#reviews', '/fr/campers/1201'],
  ['/campervan-hire/saint-germain-en-laye-fr-2', '/campervan-hire/saint-germain-en-laye-fr-2'],
  ['/people/ada@campavia.test/edit', '/people/*/edit'],
  ['/people/ada%40campavia.test', '/people/*'],
  ['/confirm/3f9c1b7e5a2d48c0b6e1f0a97d24c8b5', '/confirm/*'],
  ['/confirm/eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl', '/confirm/*'],
  ['https://campavia.test/d/account?x=1', '/d/account'],
  ['//evil.test/x', '/evil.test/x'],
  ['s', '/s'],
])('of %s only %s is kept', (address, stored) => {
  expect(removePersonalDataFromPath(address)).toBe(stored);
});

test.each([
  ['https://search.test/find?q=ada+lovelace', 'https://search.test/find'],
  ['https://ada:secret@mail.test/inbox/ada@mail.test', 'https://mail.test/inbox/*'],
  ['android-app://mail.test', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('of the referrer %s only %s is kept', (referrer, stored) => {
  expect(removePersonalDataFromReferrer(referrer)).toBe(stored);
});

test('keeps campaigns unless they contain personal data', () => {
  expect(removePersonalData(' summer 2027 ')).toBe('summer 2027');
  expect(removePersonalData('ada@campavia.test')).toBeNull();
  expect(removePersonalData(undefined)).toBeNull();
});

test('removes characters that the database rejects', () => {
  expect(removeControlCharacters('a\u0000b\ud800c\n')).toBe('abc');
  expect(removeControlCharacters('🚐 für alle')).toBe('🚐 für alle');
});
