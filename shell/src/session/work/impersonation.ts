import { refreshTokens } from '@campavia/api-client';
import type { LogAsAnswer, Me, Tokens } from '@campavia/contracts';
import { pathOn } from '@campavia/i18n/sites';

import { accessOf } from '../access';
import { CLIENT_ID } from '../client-id';
import { personOf } from '../person';
import type { SessionCore } from '../session-core';
import { readTokens, signatureOf } from '../token-cookies';

import { changePerson } from './change-person';
import { expire, homeOf } from './endings';
import { keepActing, keepTokens } from './keep-tokens';
import { tellActingOver } from './news';
import { oneTabAtATime } from './one-tab';
import { isRefusal } from './refusals';
import { revoke } from './sign-out';
import { whoIs } from './who-is';

/** Staff act as somebody from now on. @throws ApiError when it cannot be found out who that is */
export async function impersonate(core: SessionCore, answer: LogAsAnswer): Promise<Me> {
  const { document } = core.window;
  const user = await whoIs(core, answer.access_token);
  await oneTabAtATime(core.window, async () => keepActing(core.window, answer, readTokens(document)));
  await enterAs(core, user, () => leaveStaffPage(core, user));
  return user;
}

/** Ends acting as somebody before its time is over. */
export async function stopImpersonating(core: SessionCore): Promise<void> {
  const { access } = readTokens(core.window.document);
  if (access) await revoke(core, access);
  try {
    await oneTabAtATime(core.window, () => restoreOwn(core, { isAsked: true }));
  } catch (error) {
    // Their own session has ended meanwhile: that they are signed out is told already.
    if (!isRefusal(error)) throw error;
  }
}

/** The api says that the time as somebody is over. */
export async function endImpersonation(core: SessionCore): Promise<void> {
  const { document } = core.window;
  const ended = readTokens(document).access;
  await oneTabAtATime(core.window, async () => {
    const { access, actor } = readTokens(document);
    if (actor) await restoreOwn(core);
    else if (access === ended) await expire(core, { noticed: 'here' });
  });
}

/**
 * Gives staff their own session back, at the page where they may act as the next person: what stands on the present
 * one was somebody else's. Only while no other tab does it; one that came first has done it.
 */
export async function restoreOwn(core: SessionCore, { isAsked }: { isAsked?: true } = {}): Promise<void> {
  const { document } = core.window;
  const { actor } = readTokens(document);
  if (!actor) return;
  const acting = core.current();
  const tokens = await exchangeOwn(core, actor);
  keepTokens(core.window, tokens);
  const user = await whoIs(core, tokens.access_token).catch(() => undefined);
  // This page is about somebody whose tokens are gone; the next document finds out whose there are.
  if (!user) return core.window.location.assign(logAsPage(core));
  if (!isAsked) void tellActingOver(core, acting);
  await enterAs(core, user, () => core.navigation.push(logAsPage(core)));
}

async function exchangeOwn(core: SessionCore, actor: string): Promise<Tokens> {
  try {
    return await refreshTokens(actor, CLIENT_ID, { http: core.http() });
  } catch (error) {
    if (isRefusal(error)) void expire(core, { noticed: 'here' });
    throw error;
  }
}

/** Where they chose whom to act as is no page for the one they act as. */
function leaveStaffPage({ navigation, findAddress, site }: SessionCore, user: Me): void {
  const here = findAddress(navigation.current().place.pathname);
  if (accessOf(here, { status: 'signed-in', user }) !== 'open') navigation.push(homeOf(site));
}

async function enterAs(core: SessionCore, user: Me, move?: () => void): Promise<void> {
  core.knownTokens = signatureOf(readTokens(core.window.document));
  core.typed.forgetTyped();
  core.tellTabs('entered');
  const tell = () => core.events.send('session.signed-in', personOf(user));
  await changePerson(core, { status: 'signed-in', user }, { move, tell });
}

function logAsPage({ addresses, site }: SessionCore): string {
  const address = addresses.find(({ id }) => id === 'log-as');
  return address ? pathOn(site, address.pattern) : homeOf(site);
}
