import type { ApiError } from '@campavia/api-client/core';
import type { LogAsAnswer, Me, Tokens } from '@campavia/contracts';

import { personOf } from '../person';
import type { TabMessage } from '../other-tabs';
import type { SessionCore } from '../session-core';
import type { SignInMethod } from '../shell-session';
import { readTokens, signatureOf } from '../token-cookies';

import { changePerson } from './change-person';
import { becomeVisitor, expire, leaveClosedPage } from './endings';
import { endImpersonation, impersonate, stopImpersonating } from './impersonation';
import { dropTokens, keepTokens } from './keep-tokens';
import { isAnotherReader } from './last-reader';
import { renew } from './renewal';
import { compare, reload, settle } from './settling';
import { askToSignIn } from './sign-in-page';
import { revoke, signOut } from './sign-out';
import { whoIs } from './who-is';

/** All that can happen to a session. */
export type SessionWork = ReturnType<typeof createSessionWork>;

/** Ties the deeds to the session of a page. */
export function createSessionWork(core: SessionCore) {
  const { document } = core.window;

  function refused({ code, detail }: ApiError): void {
    const end = code === 'impersonation_ended' ? endImpersonation(core) : undefined;
    void (end ?? expire(core, { noticed: 'here', reason: detail })).catch(() => undefined);
  }

  const heard: Record<TabMessage, () => unknown> = {
    renewed: () => (core.knownTokens = signatureOf(readTokens(document))),
    entered: () => compare(core),
    changed: () => reload(core),
    expired: () => expire(core, { noticed: 'elsewhere' }),
    'signed-out'() {
      core.knownTokens = '';
      if (core.current().status === 'visitor') return;
      return becomeVisitor(core, () => leaveClosedPage(core));
    },
  };

  return {
    enter: (tokens: Tokens, method?: SignInMethod) => enter(core, tokens, method),
    impersonate: (answer: LogAsAnswer) => impersonate(core, answer),
    stopImpersonating: () => stopImpersonating(core),
    async reload() {
      if (await reload(core)) core.tellTabs('changed');
    },
    signOut: () => signOut(core),
    askToSignIn: (next?: string) => askToSignIn(core, next),
    renew: () => renew(core),
    refused,
    settle: () => settle(core),
    compare: () => compare(core),
    hear: (message: TabMessage) => heard[message](),
  };
}

/** Tokens that this browser does not keep are of no use to anybody. @throws CookiesRefused */
function keepOrEnd(core: SessionCore, tokens: Tokens): void {
  try {
    keepTokens(core.window, tokens);
  } catch (error) {
    dropTokens(core.window);
    void revoke(core, tokens.refresh_token);
    throw error;
  }
}

async function enter(core: SessionCore, tokens: Tokens, method?: SignInMethod): Promise<Me> {
  const { document } = core.window;
  const user = await whoIs(core, tokens.access_token);
  keepOrEnd(core, tokens);
  core.knownTokens = signatureOf(readTokens(document));
  if (isAnotherReader(core, user.id)) core.typed.forgetTyped();
  core.tellTabs('entered');
  const tell = () => core.events.send('session.signed-in', { ...personOf(user), ...(method && { method }) });
  await changePerson(core, { status: 'signed-in', user }, { tell });
  return user;
}
