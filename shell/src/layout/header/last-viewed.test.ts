import { saveLastViewed, readLastViewed } from './last-viewed';

const adminUrls = { camperUrl: 'https://office.test/c/3', ownerUrl: '/office/u/8' };

afterEach(() => sessionStorage.clear());

test('staff find the camper that they viewed last, and its owner', () => {
  saveLastViewed({ adminUrls: { ...adminUrls, camperUrl: 'https://office.test/c/1' } });
  saveLastViewed({ adminUrls });
  saveLastViewed({});
  expect(readLastViewed()).toEqual(adminUrls);
});

test.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['a script', JSON.stringify({ ...adminUrls, ownerUrl: 'javascript:alert(1)' })],
  ['another host without a scheme', JSON.stringify({ ...adminUrls, camperUrl: '//evil.test' })],
  ['half of it', JSON.stringify({ camperUrl: '/c/3' })],
])('there are no links if %s is stored', (_, stored) => {
  if (stored !== undefined) sessionStorage.setItem('campavia.last-viewed', stored);
  expect(readLastViewed()).toBeUndefined();
});
