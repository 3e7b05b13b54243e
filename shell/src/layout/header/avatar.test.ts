import { aMe } from '@campavia/contracts/testing';

import { faceOf } from './avatar';

const url = '/media/people/41.webp';

test.each([
  ['a picture', { profile_picture: { url } }, { picture: url }],
  ['a picture under its older name', { photo: url }, { picture: url }],
  ['no picture', {}, { initial: 'C', ground: 1 }],
  ['the grey figure', { profile_picture: { url: '/img/no-profile.png' } }, { initial: 'C', ground: 1 }],
  ['a name in small letters', { first_name: ' élodie' }, { initial: 'É', ground: 1 }],
  ['a name of one sign outside the plane', { first_name: '🚐' }, { initial: '🚐', ground: 1 }],
  ['no name at all', { first_name: '' }, { initial: '·', ground: 1 }],
])('somebody with %s', (_, over, face) => {
  expect(faceOf(aMe(over))).toEqual(face);
});

test('people stand on colours of their own', () => {
  const grounds = [1, 2, 3, 4, 5].map((id) => faceOf(aMe({ id })));
  expect(new Set(grounds.map((face) => 'ground' in face && face.ground)).size).toBe(5);
});
