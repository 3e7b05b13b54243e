import type { Mark, Me } from '@campavia/contracts';

import { sendMarks } from '../events';

const PAUSE_MS = 5_000;
/** As many as one call may carry. */
const MOST_AT_ONCE = 100;

/** Who looks, as the session says: `unknown` while it is being renewed. */
export type MarkViewer =
  { status: 'unknown' | 'visitor' } | { status: 'signed-in'; user: Pick<Me, 'is_staff' | 'actor'> };

/** Counts that a camper was seen: each camper once of a kind, for as long as the page lives. */
export type MarkCounter = (mark: Mark) => void;

/**
 * Counts campers that were seen. Marks leave together, five seconds after the first of them and when the page goes;
 * what staff look at, as themselves or as somebody else, never leaves, and the api leaves out the viewer's own
 * campers. What was counted is remembered in memory alone: to keep it on the device would take consent. A mark that
 * is lost on the way is not worth a second try.
 *
 * @param viewer asked when marks are about to leave
 */
export function createMarkCounter(viewer: () => MarkViewer): MarkCounter {
  const counted = new Set<string>();
  let waiting: Mark[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (viewer().status === 'unknown') wait();
      else send();
    }, PAUSE_MS);
  }

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const marks = isCounted(viewer()) ? waiting : [];
    waiting = [];
    for (let first = 0; first < marks.length; first += MOST_AT_ONCE) {
      const batch = marks.slice(first, first + MOST_AT_ONCE);
      void sendMarks(batch, { keepalive: true }).catch(() => undefined);
    }
  }

  function sendIfLeaving(): void {
    if (document.visibilityState === 'hidden') send();
  }

  return function count(mark) {
    const name = `${mark.kind} ${mark.camper}`;
    if (counted.has(name)) return;
    if (counted.size === 0) addEventListener('visibilitychange', sendIfLeaving, true);
    counted.add(name);
    waiting.push(mark);
    wait();
  };
}

function isCounted(viewer: MarkViewer): boolean {
  if (viewer.status === 'signed-in') return !viewer.user.is_staff && !viewer.user.actor;
  return viewer.status === 'visitor';
}
