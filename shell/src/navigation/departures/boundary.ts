import type { NavigationPlan } from '@campavia/remote-kit';

import type { TypedInput } from '../typed-input/typed-input';

const KEY = 'campavia.moved-to';
const TIMEOUT_MS = 60_000;

export interface BoundaryOptions {
  window: Window;
  newer(): string | undefined;
  isHeld(): boolean;
  typed: Pick<TypedInput, 'isTyping' | 'keep'>;
  partOf(pathname: string): string;
}

export type Boundary = (plan: NavigationPlan) => boolean;

export function createBoundary({ window, newer, isHeld, typed, partOf }: BoundaryOptions): Boundary {
  return function leaves(plan) {
    const { url, from } = plan;
    const latest = newer();
    if (latest === undefined || isHeld() || !window.navigator.onLine || staysOnPage(plan)) return false;
    if (partOf(url.pathname) === partOf(from.pathname) && typed.isTyping()) return false;
    if (!recordMove(window, latest)) return false;
    typed.keep();
    return true;
  };
}

function staysOnPage({ url, kind, from, keepsScroll }: NavigationPlan): boolean {
  if (url.pathname !== from.pathname) return false;
  return kind === 'REPLACE' || keepsScroll || url.search === from.search;
}

function recordMove(window: Pick<Window, 'sessionStorage'>, latest: string): boolean {
  try {
    const { sessionStorage } = window;
    const [moved, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (moved === latest && Date.now() - Number(at) < TIMEOUT_MS) return false;
    sessionStorage.setItem(KEY, `${latest} ${Date.now()}`);
    return true;
  } catch {
    // Without storage, where reading the property throws, the reload could repeat endlessly.
    return false;
  }
}
