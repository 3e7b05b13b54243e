import { aMe } from '@campavia/contracts/testing';

import { readUpcomingTrips } from './upcoming-trips';
import { isBirthDate, findPasswordProblem } from './form-checks';
import { MAX_PICTURE_BYTES, findPictureProblem } from './picture-problems';
import { portraitOf } from './portrait';
import { findProfileChanges } from './profile-changes';

const me = aMe({ first_name: 'Camille', phone: '+33612345678', borned_on: '1988-04-12' });
const unchanged = {
  first_name: me.first_name,
  last_name: me.last_name,
  email: me.email,
  phone: '+33612345678',
  borned_on: '1988-04-12',
};

describe('only changes of a profile are sent', () => {
  test.each([
    ['nothing', {}, {}],
    ['nothing for spaces around a name', { first_name: '  Camille ' }, {}],
    ['nothing for the same phone written otherwise', { phone: '0033 (6) 12.34-56 78' }, {}],
    ['nothing for the same address in capitals', { email: 'GUEST@campavia.test ' }, {}],
    ['another name', { first_name: 'Núria 🚐' }, { first_name: 'Núria 🚐' }],
    ['a phone that is taken out', { phone: '' }, { phone: null }],
    ['another phone as it is written', { phone: ' 06 12 ' }, { phone: '06 12' }],
    ['a birth date that is taken out', { borned_on: '' }, { borned_on: null }],
    ['another address', { email: 'Me@Example.org' }, { email: 'me@example.org' }],
  ])('%s', (_, over, expected) => {
    expect(findProfileChanges(me, { ...unchanged, ...over })).toEqual(expected);
  });

  test('an address that is already pending is not requested again', () => {
    const requested = aMe({ pending_email: 'me@example.org' });
    expect(findProfileChanges(requested, { email: 'me@example.org' })).toEqual({});
  });

  test('a disabled field has no problem', () => {
    expect(findProfileChanges(me, {})).toEqual({});
  });
});

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const JPEG = bytes('\xff\xd8\xff\xe0');

describe('a picture', () => {
  test.each([
    ['JPEG', JPEG],
    ['PNG', bytes('\x89PNG\r\n\x1a\n')],
    ['WebP', bytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['AVIF', bytes('\0\0\0 ftypavif')],
  ])('is a %s', (_, start) => {
    expect(findPictureProblem({ bytes: 1000, start, size: { width: 800, height: 200 } })).toBeUndefined();
    expect(findPictureProblem({ bytes: MAX_PICTURE_BYTES, start })).toBeUndefined();
  });

  test.each([
    ['a document that is called .jpg', { start: bytes('%PDF-1.7') }, 'unreadable'],
    ['an empty file', { start: bytes('') }, 'unreadable'],
    ['an HEIC picture', { start: bytes('\0\0\0 ftypheic') }, 'heic'],
    ['more than 10 MB', { bytes: MAX_PICTURE_BYTES + 1 }, 'heavy'],
    ['a stamp', { size: { width: 4000, height: 199 } }, 'small'],
  ])('is not %s', (_, over, problem) => {
    expect(findPictureProblem({ bytes: 1000, start: JPEG, ...over })).toBe(problem);
  });

  test('is undefined for the placeholder', () => {
    expect(portraitOf({ profile_picture: null })).toBeUndefined();
    expect(portraitOf({ profile_picture: { url: '/media/no-profile.png' } })).toBeUndefined();
    expect(portraitOf({ profile_picture: { url: '/media/users/a.webp' } })).toBe('/media/users/a.webp');
  });
});

test.each([
  ['', true],
  ['1988-02-29', true],
  ['31/2/1990', false],
  ['12//1990', false],
])('%j as a date of birth: %s', (date, isOne) => {
  expect(isBirthDate(date)).toBe(isOne);
});

test.each([
  ['seven77', 'old', 'short'],
  ['🚐🚐🚐🚐', 'old', 'short'],
  ['green camper 27', 'green camper 27', 'same'],
  ['green camper 27', 'old', undefined],
])('%j after %j as a new password: %s', (wanted, before, problem) => {
  expect(findPasswordProblem(wanted, before)).toBe(problem);
});

test('upcoming trips are sorted; other error bodies have none', () => {
  const [may, june] = ['2031-05-01', '2031-06-01'].map((date_from) => ({
    camper: 7,
    date_from,
    date_to: '2031-06-09',
  }));
  expect(readUpcomingTrips({ detail: '', trips: [june, may] })).toEqual([may, june]);
  expect(readUpcomingTrips('<html>')).toEqual([]);
  expect(readUpcomingTrips(undefined)).toEqual([]);
});
