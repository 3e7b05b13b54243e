import type { Me } from '@campavia/contracts';
import type { Messages } from '@campavia/i18n/server';
import { pathOn, type Site } from '@campavia/i18n/sites';

import type { DocumentAnswer, DocumentRequest } from '../config/document';
import { createSharedCache } from '../data/shared-cache';
import type { NavigationStore } from '../navigation/navigation-store';
import type { Platform } from '../platform/platform';
import type { SessionState } from '../session/session';
import { VISITOR } from '../session/visitor';

const nothing = () => undefined;
const unsubscribe = () => nothing;
const never = () => new Promise<never>(nothing);

export interface PageTexts {
  site: Site;
  /** The shell's messages. */
  messages: Messages;
}

/** The platform of a page during server rendering. */
export function serverPlatform(
  request: DocumentRequest,
  answer: DocumentAnswer,
  { site, messages }: PageTexts,
): Platform {
  const { addresses = [], referential, routing = {}, user } = request.page ?? {};
  const session: SessionState = user ? { status: 'signed-in', user: user as Me } : VISITOR;
  return {
    site,
    today: request.today,
    navigation: navigationAt(request, site),
    addresses,
    events: { send: nothing, subscribe: unsubscribe },
    session: {
      current: () => session,
      subscribe: unsubscribe,
      reload: never,
      signOut: never,
      askToSignIn: nothing,
    },
    cache: createSharedCache(answer.data ?? {}),
    messages,
    ...(referential && { referential }),
    routing,
    countListingEvent: nothing,
    PageSkeleton: () => null,
    NotFound: () => null,
    reportFailure: ({ error }) => {
      throw error;
    },
    reportScreenReady: nothing,
    holdPage: () => nothing,
    findSlot: never,
  };
}

function navigationAt({ path, search }: DocumentRequest, site: Site): NavigationStore {
  const pathname = pathOn(site, path);
  const place = { pathname, search, hash: '', state: null, key: '' };
  const current = { place, kind: 'POP', keepsScroll: false } as const;
  return {
    current: () => current,
    subscribe: unsubscribe,
    push: nothing,
    replace: nothing,
    go: nothing,
    expect: () => place,
    attach: unsubscribe,
  };
}
