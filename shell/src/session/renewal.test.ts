import { waitFor } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { fixClock } from '@campavia/testing';

import { aBrowser } from './test/a-browser';
import { aTokenApi } from './test/a-token-api';
import { storeInJar, openTab } from './test/open-tab';

fixClock();
const api = aTokenApi();
const user = aMe({ id: 41 });
const REFRESH = 'POST /oauth/token/';
const tenTimes = <Result>(action: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, action));

function signedIn(path?: string) {
  const browser = aBrowser();
  const tokens = api.signIn(user);
  storeInJar(browser, tokens);
  return { browser, tokens, tab: openTab({ browser, path, user }) };
}

describe('ten calls at once', () => {
  test('with an expired access token cause one refresh and are all repeated', async () => {
    const { tab, browser } = signedIn();
    api.expireAccess();
    await expect(tenTimes(tab.call)).resolves.toEqual(Array(10).fill(user));
    expect(api.count(REFRESH)).toBe(1);
    expect(api.requested).toEqual([...Array(10).fill('access-1'), ...Array(10).fill('access-2')]);
    expect(browser.cookies()).toEqual({
      campaviaAPI_access_token: 'access-2',
      campaviaAPI_refresh_token: 'refresh-2',
    });
  });

  test('with only a refresh token wait for one refresh', async () => {
    const browser = aBrowser();
    storeInJar(browser, { refresh_token: api.signIn(user).refresh_token });
    const tab = openTab({ browser, user });
    await tenTimes(tab.call);
    expect(api.count(REFRESH)).toBe(1);
    expect(api.requested).toEqual(Array(10).fill('access-2'));
  });
});

describe('a refresh token', () => {
  const ends: [string, (given: ReturnType<typeof signedIn>) => unknown][] = [
    ['that is wrong', ({ browser }) => storeInJar(browser, { refresh_token: 'made-up' })],
    ['that expired', () => api.endSessions()],
    ['that a thief has used', () => refreshElsewhere()],
    [
      'that was stolen and used by its owner first',
      async () => (await refreshElsewhere(), refreshElsewhere()),
    ],
  ];

  /** An attacker with a copy of the first refresh token, in another browser. */
  async function refreshElsewhere(): Promise<void> {
    const browser = aBrowser();
    storeInJar(browser, { refresh_token: 'refresh-1' });
    await openTab({ browser, user })
      .call()
      .catch(() => undefined);
  }

  test.each(ends)('%s ends the session and redirects to the sign-in', async (_, spoil) => {
    const given = signedIn('/en-ie/d/account?tab=2');
    const { tab, browser } = given;
    await spoil(given);
    api.expireAccess();
    await expect(tab.call()).rejects.toMatchObject({ status: 400, code: 'invalid_grant' });
    await waitFor(() => expect(tab.session.current()).toEqual({ status: 'visitor' }));
    expect(browser.cookies()).toEqual({});
    expect(tab.path()).toBe('/en-ie/sign-in?next=%2Fen-ie%2Fd%2Faccount%3Ftab%3D2');
    await waitFor(() =>
      expect(tab.received).toContainEqual([
        'session.expired',
        { userId: 41, next: '/en-ie/d/account?tab=2' },
      ]),
    );
    expect(tab.typed.saveTyped).toHaveBeenCalledWith('/en-ie/d/account');
  });

  test('that could not be used while offline is used by the next call', async () => {
    const { tab } = signedIn();
    api.expireAccess();
    api.instead.token = 503;
    await expect(tab.call()).rejects.toMatchObject({ status: 503 });
    expect(tab.session.current().status).toBe('signed-in');
    api.instead = {};
    await expect(tab.call()).resolves.toEqual(user);
  });
});

test('after a failed refresh there is no token until the next sign-in', async () => {
  const { tab } = signedIn();
  api.endSessions();
  await Promise.allSettled(Array.from({ length: 10 }, () => tab.call()));
  await expect(tab.call()).rejects.toMatchObject({ status: 401 });
  expect(api.count(REFRESH)).toBe(1);
  expect(api.failedFlags.slice(-2)).toEqual([null, '1']);
  await tab.session.enter(api.signIn(user), 'email');
  await expect(tab.call()).resolves.toEqual(user);
  expect(api.failedFlags.at(-1)).toBeNull();
});

test('tokens that arrive after signing out are not stored', async () => {
  const { tab, browser } = signedIn();
  api.expireAccess();
  const call = tab.call().catch(() => undefined);
  await tab.session.signOut();
  await call;
  expect(browser.cookies()).toEqual({});
});
