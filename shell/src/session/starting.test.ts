import { waitFor } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { fixClock } from '@campavia/testing';

import { aBrowser } from './test/a-browser';
import { aTokenApi } from './test/a-token-api';
import { storeInJar, openTab } from './test/open-tab';

fixClock();
const api = aTokenApi();
const user = aMe({ id: 41, is_owner: true });

describe('a page that starts', () => {
  test('without tokens has a visitor and makes no request', async () => {
    const tab = openTab({ browser: aBrowser(), path: '/en-ie' });
    await expect(tab.session.settled()).resolves.toEqual({ status: 'visitor' });
    expect(api.calls).toEqual([]);
  });

  test('with a user in its document knows them at once', () => {
    const browser = aBrowser();
    storeInJar(browser, api.signIn(user));
    const tab = openTab({ browser, user });
    expect(tab.session.current()).toEqual({ status: 'signed-in', user });
    expect(tab.received).toEqual([['session.signed-in', { userId: 41, isOwner: true, isStaff: false }]]);
    expect(api.calls).toEqual([]);
  });

  test('ignores a document that the browser cached before signing out', () => {
    expect(openTab({ browser: aBrowser(), user }).session.current()).toEqual({ status: 'visitor' });
  });

  test('with only a refresh token does not know the user until it is renewed', async () => {
    const browser = aBrowser();
    storeInJar(browser, { refresh_token: api.signIn(user).refresh_token });
    const tab = openTab({ browser });
    expect(tab.session.current()).toEqual({ status: 'unknown' });
    await expect(tab.session.settled()).resolves.toEqual({ status: 'signed-in', user });
    expect(api.calls).toEqual(['POST /oauth/token/', 'GET /3/users/me/']);
    expect(tab.reroute).toHaveBeenCalled();
  });

  test('with an invalid refresh token redirects to the sign-in', async () => {
    const browser = aBrowser();
    storeInJar(browser, { refresh_token: 'of-last-year' });
    const tab = openTab({ browser });
    await expect(tab.session.settled()).resolves.toEqual({ status: 'visitor' });
    expect(tab.path()).toBe('/en-ie/sign-in?next=%2Fen-ie%2Fd%2Faccount');
  });

  test('while the api is unavailable retries as soon as it is online', async () => {
    const browser = aBrowser();
    storeInJar(browser, api.signIn(user));
    api.instead.me = { status: 503 };
    const tab = openTab({ browser });
    await waitFor(() => expect(api.count('GET /3/users/me/')).toBe(2));
    api.instead = {};
    await waitFor(() => {
      tab.window.dispatchEvent(new Event('online'));
      expect(tab.session.current()).toEqual({ status: 'signed-in', user });
    });
  });
});

describe('signing in', () => {
  test('stores the tokens in the specified cookies', async () => {
    const browser = aBrowser();
    const tab = openTab({ browser, path: '/en-ie/sign-in' });
    await tab.session.enter(api.signIn(user), 'sso');
    expect(browser.written).toEqual([
      'campaviaAPI_access_token=access-1; Max-Age=3600; Path=/; Secure; SameSite=Lax',
      'campaviaAPI_refresh_token=refresh-1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
      'campaviaAPI_actor_refresh_token=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
    expect(tab.session.current()).toEqual({ status: 'signed-in', user });
    expect(tab.received).toMatchObject([['session.signed-in', { userId: 41, method: 'sso' }]]);
  });

  test.each(['localhost', 'staging.localhost', '127.0.0.1', '[::1]'])(
    'stores them without Secure in a browser that refuses it at %s',
    async (hostname) => {
      const browser = aBrowser({ cookies: 'not secure', hostname });
      const tab = openTab({ browser, path: '/en-ie/sign-in' });
      await tab.session.enter(api.signIn(user));
      expect(browser.cookies()).toMatchObject({
        campaviaAPI_access_token: expect.stringMatching(/^access-/),
        campaviaAPI_refresh_token: expect.stringMatching(/^refresh-/),
      });
      expect(tab.session.current()).toEqual({ status: 'signed-in', user });
      await tab.session.signOut();
      expect(Object.values(browser.cookies()).join('')).toBe('');
    },
  );

  test.each([
    ['takes no cookies at all', { cookies: 'none', hostname: 'localhost' }],
    ['takes none with Secure, on another machine', { cookies: 'not secure', hostname: 'campavia.example' }],
    [
      'takes none with Secure, at a name that sounds alike',
      { cookies: 'not secure', hostname: 'localhost.evil' },
    ],
  ] as const)('reports a browser that %s, and revokes the tokens', async (_, options) => {
    const browser = aBrowser(options);
    const tab = openTab({ browser, path: '/en-ie/sign-in' });
    const before = api.count('POST /oauth/revoke_token/');
    await expect(tab.session.enter(api.signIn(user))).rejects.toMatchObject({ name: 'CookiesRefused' });
    expect(browser.cookies()).toEqual({});
    expect(tab.session.current()).toEqual({ status: 'visitor' });
    expect(tab.received).toEqual([]);
    await waitFor(() => expect(api.count('POST /oauth/revoke_token/')).toBe(before + 1));
  });

  test('stores nothing if the user cannot be loaded', async () => {
    const browser = aBrowser();
    const tab = openTab({ browser, path: '/en-ie/sign-in' });
    const tokens = api.signIn(user);
    api.instead.me = { status: 500 };
    await expect(tab.session.enter(tokens)).rejects.toMatchObject({ status: 500 });
    expect(browser.written).toEqual([]);
    expect(tab.session.current()).toEqual({ status: 'visitor' });
  });

  test('stores nothing if the answer describes no user', async () => {
    const browser = aBrowser();
    const tab = openTab({ browser, path: '/en-ie' });
    api.instead.me = { status: 200 };
    await expect(tab.session.enter(api.signIn(user))).rejects.toMatchObject({ kind: 'unreadable' });
    expect(browser.cookies()).toEqual({});
    expect(tab.session.current()).toEqual({ status: 'visitor' });
  });

  test('the session expires with the access token, and is then renewed', async () => {
    const browser = aBrowser();
    const tab = openTab({ browser, path: '/en-ie/sign-in' });
    await tab.session.enter(api.signIn(user));
    jest.setSystemTime(Date.now() + 3_600_000);
    expect(browser.cookies()).toEqual({ campaviaAPI_refresh_token: 'refresh-1' });
    await expect(tab.call()).resolves.toEqual(user);
    expect(browser.cookies()).toHaveProperty('campaviaAPI_access_token', 'access-2');
  });
});
