import { waitFor } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { fixClock } from '@campavia/testing';

import { aBrowser } from './test/a-browser';
import { aSite } from './test/a-site';
import { aTokenApi } from './test/a-token-api';
import { storeInJar, openTab, type TabOptions } from './test/open-tab';

fixClock();
const api = aTokenApi();
const user = aMe({ id: 41 });
const fetched = aSite();

function signedIn(options: Partial<TabOptions> = {}) {
  const browser = aBrowser();
  storeInJar(browser, api.signIn(user));
  return { browser, tab: openTab({ browser, user, ...options }) };
}

async function endedBy(action: () => void, options: Partial<TabOptions> = {}) {
  const given = signedIn(options);
  action();
  await given.tab.call().catch(() => undefined);
  await waitFor(() => expect(given.tab.session.current()).toEqual({ status: 'visitor' }));
  return given;
}

const suspend = () => {
  api.instead.me = { status: 403, code: 'account_suspended', detail: 'This account is suspended.' };
};
const runOut = () => api.endSessions();

describe('signing out', () => {
  test('revokes the tokens, notifies the site, and goes to the home page', async () => {
    const { tab, browser } = signedIn();
    await tab.session.signOut();
    expect(api.calls).toEqual(['POST /oauth/revoke_token/']);
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/internals/logout']);
    expect(browser.cookies()).toEqual({});
    expect(tab.path()).toBe('/en-ie');
    expect(tab.session.current()).toEqual({ status: 'visitor' });
    expect(tab.received.at(-1)).toEqual(['session.signed-out', { userId: 41 }]);
    expect(tab.typed.forgetTyped).toHaveBeenCalled();
  });

  test('works if neither api nor site can be reached', async () => {
    const { tab, browser } = signedIn();
    api.instead.revoke = 503;
    fetched.mockRejectedValueOnce(new TypeError('no line'));
    await tab.session.signOut();
    expect(browser.cookies()).toEqual({});
    expect(tab.path()).toBe('/en-ie');
  });

  test('calls api and site at the same time', async () => {
    const { tab } = signedIn();
    fetched.mockImplementationOnce(() => {
      expect(api.calls).toEqual([]);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    await tab.session.signOut();
    expect(api.calls).toEqual(['POST /oauth/revoke_token/']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('clears all cached answers, and makes no requests while pages unmount', async () => {
    const { tab } = signedIn();
    for (const key of ['me', 'listing/12', '$inf$trips']) tab.cache.set(key, { data: 'of Camille' });
    await tab.session.signOut();
    await waitFor(() =>
      expect([...tab.cache.values()].map(({ data }) => data)).toEqual([undefined, undefined]),
    );
  });

  test('notifies listeners only after the pages of signed-in users are gone', async () => {
    const { tab } = signedIn();
    const reported = jest.fn();
    tab.session.subscribe(reported);
    tab.reroute.mockImplementation(async () => expect(reported).not.toHaveBeenCalled());
    await tab.session.signOut();
    expect(tab.reroute).toHaveBeenCalled();
    expect(reported).toHaveBeenCalled();
  });
});

describe('a session that expires', () => {
  const suspended = 'This account is suspended.';
  const endings: [string, () => void, string, string | undefined][] = [
    ['a refusal of the token endpoint', runOut, 'Sign in again and continue where you were.', undefined],
    ['a 403, with its reason', suspend, suspended, suspended],
  ];

  test.each(endings)('by %s shows that and redirects to the sign-in', async (_, action, text, reason) => {
    const { tab, browser } = await endedBy(action);
    expect(browser.cookies()).toEqual({});
    expect(tab.path()).toBe('/en-ie/sign-in?next=%2Fen-ie%2Fd%2Faccount');
    // The page keeps the notice after the toast is gone.
    expect(tab.state()).toEqual({ isSignedOut: true, reason });
    const toast = { tone: 'stop', title: 'You have been signed out', text };
    await waitFor(() => expect(tab.received).toContainEqual(['toast.shown', toast]));
  });

  test.each(['/en-ie/sign-in?next=%2Fen-ie%2Fs', '/en-ie/confirm-email?token=abc'])(
    'does not redirect from %s',
    async (path) => {
      const { tab } = await endedBy(runOut, { path });
      expect(tab.path()).toBe(path);
    },
  );

  test('redirects through the site if the sign-in is not a page of this composition', async () => {
    const { tab } = await endedBy(runOut, { routing: { sign_in: 'https://id.example/' } });
    expect(tab.window.location.assign).toHaveBeenCalledWith('/en-ie/login?next=%2Fen-ie%2Fd%2Faccount');
  });

  test('restores typed input for the same user', async () => {
    const { tab } = await endedBy(runOut);
    expect(tab.typed.saveTyped).toHaveBeenCalledTimes(1);
    await tab.session.enter(api.signIn(user), 'email');
    expect(tab.typed.forgetTyped).not.toHaveBeenCalled();
  });

  test('restores nothing for another user', async () => {
    const { tab } = await endedBy(runOut);
    await tab.session.enter(api.signIn(aMe({ id: 52 })), 'email');
    expect(tab.typed.forgetTyped).toHaveBeenCalledTimes(1);
  });

  test('is detected when the tokens have expired by themselves', async () => {
    const { tab, browser } = signedIn();
    browser.setCookie('campaviaAPI_access_token=; Max-Age=0');
    browser.setCookie('campaviaAPI_refresh_token=; Max-Age=0');
    await expect(tab.call()).rejects.toMatchObject({ status: 401 });
    expect(tab.path()).toBe('/en-ie/sign-in?next=%2Fen-ie%2Fd%2Faccount');
  });
});

test('a visitor asked to sign in returns to the same page, with typed input', async () => {
  const tab = openTab({ browser: aBrowser(), path: '/en-ie/s?beds=2' });
  tab.session.askToSignIn();
  await waitFor(() => expect(tab.path()).toBe('/en-ie/sign-in?next=%2Fen-ie%2Fs%3Fbeds%3D2'));
  expect(tab.typed.saveTyped).toHaveBeenCalledWith('/en-ie/s');
});

describe('a reader who goes back right after a link to a page of signed-in users', () => {
  test('stays on the page they went back to', async () => {
    const tab = openTab({ browser: aBrowser(), path: '/en-ie/d/account' });
    tab.session.askToSignIn();
    tab.goTo('/en-ie/s');
    await tab.session.reload();
    expect(tab.path()).toBe('/en-ie/s');
    expect(tab.typed.saveTyped).not.toHaveBeenCalled();
  });

  test('stays there even if the pages have not noticed yet', async () => {
    const tab = openTab({ browser: aBrowser(), path: '/en-ie/d/account' });
    tab.session.askToSignIn();
    tab.window.location.pathname = '/en-ie/s';
    await tab.session.reload();
    expect(tab.path()).toBe('/en-ie/d/account');
  });
});
