import type { NavigationPlan } from '@campavia/remote-kit';

import type { TypedInput } from './typed-input';

const KEY = 'campavia.moved-to';
/** A page that is still of yesterday after moving was given so by the site; it is not asked for at every step. */
const PATIENCE_MS = 60_000;

export interface BoundaryOptions {
  window: Window;
  /** The composition a new page would get, when it is another one than this page's. */
  newer(): string | undefined;
  isHeld(): boolean;
  typed: Pick<TypedInput, 'isTyping' | 'keep'>;
  /** The part whose page stands at a path. */
  ownerOf(pathname: string): string;
}

/** True when a navigation is to load the document of its target. */
export type Boundary = (plan: NavigationPlan) => boolean;

/**
 * Decides for each navigation whether it takes the tab over to the newer composition, and keeps what the reader
 * would otherwise lose by that.
 */
export function createBoundary({ window, newer, isHeld, typed, ownerOf }: BoundaryOptions): Boundary {
  return function leaves(plan) {
    const { url, from } = plan;
    const latest = newer();
    if (latest === undefined || isHeld() || !window.navigator.onLine || staysOnPage(plan)) return false;
    if (ownerOf(url.pathname) === ownerOf(from.pathname) && typed.isTyping()) return false;
    if (!noteMove(window, latest)) return false;
    typed.keep();
    return true;
  };
}

/** Correcting the query of the page one is at is no boundary. */
function staysOnPage({ url, kind, from, keepsScroll }: NavigationPlan): boolean {
  if (url.pathname !== from.pathname) return false;
  return kind === 'REPLACE' || keepsScroll || url.search === from.search;
}

function noteMove({ sessionStorage }: Pick<Window, 'sessionStorage'>, latest: string): boolean {
  try {
    const [moved, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (moved === latest && Date.now() - Number(at) < PATIENCE_MS) return false;
    sessionStorage.setItem(KEY, `${latest} ${Date.now()}`);
    return true;
  } catch {
    // Nothing would remember the move.
    return false;
  }
}
