import { waitFor } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { fixClock } from '@campavia/testing';

import { aBrowser, type BrowserOptions } from './test/a-browser';
import { aTokenApi } from './test/a-token-api';
import { storeInJar, openTab } from './test/open-tab';

fixClock();
const api = aTokenApi();
const user = aMe({ id: 41, first_name: 'Camille' });
const other = aMe({ id: 52 });
const [VISITOR, SIGNED_IN] = [{ status: 'visitor' }, { status: 'signed-in', user }];

function twoTabs({
  paths = ['/en-ie/d/account', '/en-ie/d/account'],
  ...options
}: BrowserOptions & { paths?: string[] } = {}) {
  const browser = aBrowser(options);
  storeInJar(browser, api.signIn(user));
  const [one, two] = paths.map((path) => openTab({ browser, path, user }));
  if (!one || !two) throw new Error('There are two tabs');
  return { browser, one, two };
}

const noTokens = (browser: ReturnType<typeof aBrowser>) => {
  for (const name of ['access', 'refresh']) browser.setCookie(`campaviaAPI_${name}_token=; Max-Age=0`);
};

describe('two tabs', () => {
  test.each(['web locks', 'none'] as const)('share one refresh (%s)', async (locks) => {
    const { browser, one, two } = twoTabs({ locks });
    api.expireAccess();
    await expect(one.call()).resolves.toEqual(user);
    await expect(two.call()).resolves.toEqual(user);
    expect(api.count('POST /oauth/token/')).toBe(1);
    expect(browser.cookies().campaviaAPI_refresh_token).toBe('refresh-2');
  });

  test('that detect the expired session at the same moment refresh it once', async () => {
    const { one, two } = twoTabs();
    api.expireAccess();
    const calls = [one, two].flatMap(({ call }) => Array.from({ length: 5 }, () => call()));
    await expect(Promise.all(calls)).resolves.toHaveLength(10);
    expect(api.count('POST /oauth/token/')).toBe(1);
  });

  test('sign out together: private pages go to the home page', async () => {
    const { one, two } = twoTabs();
    await one.session.signOut();
    await waitFor(() => expect(two.session.current()).toEqual(VISITOR));
    await waitFor(() => expect(two.received.at(-1)).toEqual(['session.signed-out', { userId: 41 }]));
    expect([one.path(), two.path()]).toEqual(['/en-ie', '/en-ie']);
    expect(two.typed.forgetTyped).toHaveBeenCalled();
  });

  test('sign out together: a public page stays', async () => {
    const { one, two } = twoTabs({ paths: ['/en-ie/d/account', '/en-ie/s?beds=2'] });
    await one.session.signOut();
    await waitFor(() => expect(two.session.current()).toEqual(VISITOR));
    expect(two.path()).toBe('/en-ie/s?beds=2');
  });

  test('notify each other that the session has ended', async () => {
    const { one, two } = twoTabs({ paths: ['/en-ie/s', '/en-ie/d/account'] });
    api.endSessions();
    await one.call().catch(() => undefined);
    await waitFor(() =>
      expect(two.received.at(-1)).toEqual(['session.expired', { userId: 41, next: '/en-ie/d/account' }]),
    );
    expect(one.path()).toBe('/en-ie/sign-in?next=%2Fen-ie%2Fs');
  });

  test('sign in together', async () => {
    const browser = aBrowser();
    const [one, two] = [openTab({ browser, path: '/en-ie/sign-in' }), openTab({ browser, path: '/en-ie/s' })];
    await one.session.enter(api.signIn(user), 'email');
    await waitFor(() => expect(two.session.current()).toEqual(SIGNED_IN));
    const person = { userId: 41, isOwner: user.is_owner, isStaff: false };
    await waitFor(() => expect(two.received).toEqual([['session.signed-in', person]]));
    expect(one.received).toEqual([['session.signed-in', { ...person, method: 'email' }]]);
  });

  test.each([
    ['does not restore typed text for another user who signs in in the other tab', other, 1],
    ['restores typed text for the same user who signs in in the other tab', user, 0],
  ])('of which one’s session ended %s', async (_, next, times) => {
    const { one, two } = twoTabs({ paths: ['/en-ie/d/account', '/en-ie/s'] });
    api.endSessions();
    await one.call().catch(() => undefined);
    await waitFor(() => expect(two.session.current()).toEqual(VISITOR));
    await two.session.enter(api.signIn(next), 'email');
    await waitFor(() => expect(one.session.current()).toEqual({ status: 'signed-in', user: next }));
    expect(one.typed.forgetTyped).toHaveBeenCalledTimes(times);
  });

  test('show the same name', async () => {
    const { one, two } = twoTabs();
    api.rename('Zoé');
    await one.session.reload();
    await waitFor(() => expect(two.session.current()).toMatchObject({ user: { first_name: 'Zoé' } }));
  });

  test('never show one user the data of another: the page is reloaded', async () => {
    const { one, two } = twoTabs();
    await one.session.enter(api.signIn(other));
    await waitFor(() => expect(two.window.location.reload).toHaveBeenCalledTimes(1));
    expect(two.typed.forgetTyped).toHaveBeenCalled();
  });
});

describe('a tab that was suspended', () => {
  test('detects when visible that the user has signed out', async () => {
    const { browser, one } = twoTabs({ channels: 'none' });
    noTokens(browser);
    one.window.wake();
    await waitFor(() => expect(one.session.current()).toEqual(VISITOR));
  });

  test('detects when visible which user is signed in now', async () => {
    const browser = aBrowser({ channels: 'none' });
    const tab = openTab({ browser, path: '/en-ie/s' });
    storeInJar(browser, api.signIn(user));
    tab.window.wake();
    await waitFor(() => expect(tab.session.current()).toEqual(SIGNED_IN));
  });

  test('drops invalid tokens that it finds', async () => {
    const browser = aBrowser({ channels: 'none' });
    const tab = openTab({ browser, path: '/en-ie/s' });
    storeInJar(browser, { refresh_token: 'of-last-year' });
    tab.window.wake();
    await waitFor(() => expect(browser.cookies()).toEqual({}));
    expect(tab.path()).toBe('/en-ie/s');
  });

  test('makes no request if nothing has changed', async () => {
    const { one } = twoTabs();
    one.window.wake();
    await one.call();
    expect(api.calls).toEqual(['GET /3/users/me/']);
  });
});
