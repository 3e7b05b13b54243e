import { aMe } from '@campavia/contracts/testing';

import { avatarOf } from './avatar';

const url = '/media/people/41.webp';

test.each([
  ['a picture', { profile_picture: { url } }, { picture: url }],
  ['a picture under its older name', { photo: url }, { picture: url }],
  ['no picture', {}, { initial: 'C', colour: 1 }],
  ['the grey figure', { profile_picture: { url: '/img/no-profile.png' } }, { initial: 'C', colour: 1 }],
  ['a name in small letters', { first_name: ' élodie' }, { initial: 'É', colour: 1 }],
  ['a name of one sign outside the plane', { first_name: '🚐' }, { initial: '🚐', colour: 1 }],
  ['no name at all', { first_name: '' }, { initial: '·', colour: 1 }],
])('a user with %s', (_, over, face) => {
  expect(avatarOf(aMe(over))).toEqual(face);
});

test('users have different background colours', () => {
  const colours = [1, 2, 3, 4, 5].map((id) => avatarOf(aMe({ id })));
  expect(new Set(colours.map((face) => 'colour' in face && face.colour)).size).toBe(5);
});
