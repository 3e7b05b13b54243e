import { waitFor } from '@testing-library/react';

import { aMe } from '@campavia/contracts/testing';
import { fixClock } from '@campavia/testing';

import { aBrowser } from './test/a-browser';
import { aSite } from './test/a-site';
import { aTokenApi } from './test/a-token-api';
import { storeInJar, openTab } from './test/open-tab';

fixClock();
const api = aTokenApi();
const staff = aMe({ id: 5, first_name: 'Nathalie', is_staff: true });
const guest = aMe({ id: 41, first_name: 'Camille' });
const actor = { id: 5, first_name: 'Nathalie' };

aSite();

async function acting() {
  const browser = aBrowser();
  storeInJar(browser, api.signIn(staff));
  const tab = openTab({ browser, user: staff, path: '/en-ie/login/log-as' });
  const answer = api.actAs(guest);
  await tab.session.impersonate(answer);
  return { browser, tab };
}

async function isHerselfAgain({ browser, tab }: Awaited<ReturnType<typeof acting>>): Promise<void> {
  await waitFor(() => expect(tab.session.current()).toEqual({ status: 'signed-in', user: staff }));
  expect(browser.cookies()).toEqual({
    campaviaAPI_access_token: 'access-3',
    campaviaAPI_refresh_token: 'refresh-3',
  });
  expect(tab.path()).toBe('/en-ie/login/log-as');
}

const OVER = [
  'toast.shown',
  {
    tone: 'good',
    title: 'You are back in your own account',
    text: 'Your session as Camille has ended.',
  },
];

describe('staff who act as a user', () => {
  test('are that user on every page, and keep their own session', async () => {
    const { browser, tab } = await acting();
    expect(tab.session.current()).toEqual({ status: 'signed-in', user: { ...guest, actor } });
    expect(browser.written).toEqual([
      'campaviaAPI_access_token=acting-2; Max-Age=1800; Path=/; Secure; SameSite=Lax',
      'campaviaAPI_actor_refresh_token=refresh-1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
      'campaviaAPI_refresh_token=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
    expect(tab.path()).toBe('/en-ie');
    await tab.call();
    expect(api.requested.at(-1)).toBe('acting-2');
  });

  test('stay that user when an action is refused', async () => {
    const { tab } = await acting();
    api.instead.me = { status: 405, code: 'not_while_impersonating' };
    await expect(tab.call()).rejects.toMatchObject({ status: 405, code: 'not_while_impersonating' });
    expect(tab.session.current()).toMatchObject({ user: { id: 41 } });
  });

  test('return on request: the token is revoked', async () => {
    const given = await acting();
    await given.tab.session.stopImpersonating();
    expect(api.count('POST /oauth/revoke_token/')).toBe(1);
    await isHerselfAgain(given);
    expect(given.tab.received).not.toContainEqual(OVER);
  });

  test('return when the api reports that acting has ended', async () => {
    const given = await acting();
    given.tab.goTo('/en-ie/d/account');
    api.instead.me = { status: 403, code: 'impersonation_ended' };
    const call = given.tab.call();
    await expect(call).rejects.toMatchObject({ status: 403 });
    api.instead = {};
    await isHerselfAgain(given);
    await waitFor(() => expect(given.tab.received).toContainEqual(OVER));
  });

  test("return after half an hour, and do not repeat the user's request as themselves", async () => {
    const given = await acting();
    given.tab.goTo('/en-ie/d/account');
    jest.setSystemTime(Date.now() + 1_800_000);
    await expect(given.tab.call()).rejects.toMatchObject({ kind: 'aborted' });
    await isHerselfAgain(given);
    expect(api.requested).toEqual(['acting-2', 'access-3']);
    await waitFor(() => expect(given.tab.received).toContainEqual(OVER));
  });

  test('return with a new document when the api returns only tokens', async () => {
    const { tab } = await acting();
    api.instead.me = { status: 503 };
    await tab.session.stopImpersonating();
    expect(tab.window.location.assign).toHaveBeenCalledWith('/en-ie/login/log-as');
  });

  test('return on a page that starts after the half hour', async () => {
    const { browser } = await acting();
    jest.setSystemTime(Date.now() + 1_800_000);
    const tab = openTab({ browser, path: '/en-ie' });
    await expect(tab.session.settled()).resolves.toEqual({ status: 'signed-in', user: staff });
  });

  test('are signed out if their own session has expired meanwhile', async () => {
    const { browser, tab } = await acting();
    api.endSessions();
    await tab.session.stopImpersonating();
    await waitFor(() => expect(tab.session.current()).toEqual({ status: 'visitor' }));
    expect(browser.cookies()).toEqual({});
    expect(tab.path()).toBe('/en-ie/sign-in?next=%2Fen-ie');
  });

  test('are signed out completely when they sign out', async () => {
    const { browser, tab } = await acting();
    await tab.session.signOut();
    expect(api.count('POST /oauth/revoke_token/')).toBe(2);
    expect(browser.cookies()).toEqual({});
  });

  test('leave no names for the next user, but keep recent users while signed in', async () => {
    const { tab } = await acting();
    const names = () => tab.window.sessionStorage.getItem('campavia.log-as');
    tab.window.sessionStorage.setItem('campavia.log-as', '[{"id":41,"firstName":"Camille"}]');
    await tab.session.stopImpersonating();
    expect(names()).not.toBeNull();
    await tab.session.signOut();
    expect(names()).toBeNull();
  });

  test('act as the user in every tab, and return in every tab', async () => {
    const browser = aBrowser();
    storeInJar(browser, api.signIn(staff));
    const [one, two] = [
      openTab({ browser, user: staff, path: '/en-ie/login/log-as' }),
      openTab({ browser, user: staff }),
    ];
    await one.session.impersonate(api.actAs(guest));
    await waitFor(() => expect(two.window.location.reload).toHaveBeenCalledTimes(1));
    const anew = openTab({ browser, user: { ...guest, actor } });
    await one.session.stopImpersonating();
    await waitFor(() => expect(anew.window.location.reload).toHaveBeenCalledTimes(1));
    expect(api.count('POST /oauth/token/')).toBe(1);
  });
});
