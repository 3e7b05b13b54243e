import { aMe } from '@campavia/contracts/testing';
import { fixClock } from '@campavia/testing';

import { aBrowser } from './test/a-browser';
import { storeInJar, openTab } from './test/open-tab';

jest.mock('./work/session-work', () => {
  throw new Error('The line is gone');
});

fixClock();

test('signing out works even if its code can no longer be loaded', async () => {
  const browser = aBrowser();
  storeInJar(browser, { access_token: 'access-1', refresh_token: 'refresh-1' });
  const { session, typed, window } = openTab({ browser, user: aMe() });
  await session.signOut();
  expect(browser.cookies()).toEqual({});
  expect(typed.forgetTyped).toHaveBeenCalled();
  expect(window.location.assign).toHaveBeenCalledWith('/en-ie');
});
