/** How long nothing may change before a page is at rest. */
const STILL_MS = 80;
/** And for how many frames: after a long task the clock alone would take a busy page for one at rest. */
const STILL_FRAMES = 6;

interface Activity {
  /** Settles once no call and no script is under way and nothing on the page has changed for a moment. */
  untilAtRest(): Promise<void>;
}

/**
 * Watches what a page waits for: calls, except those that are never answered, and scripts.
 *
 * @param isPending whether the call to this path is one that is never answered
 */
export function watchActivity(isPending: (method: string, path: string) => boolean): Activity {
  let underWay = 0;
  let changedAt = performance.now();
  const begin = () => {
    underWay += 1;
  };
  const end = () => {
    underWay -= 1;
    changedAt = performance.now();
  };
  watchCalls({ isPending, begin, end });
  watchScripts({ begin, end });
  new MutationObserver(() => {
    changedAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  function untilAtRest(): Promise<void> {
    // What was asked for just now may not have changed the page yet.
    changedAt = performance.now();
    return new Promise((settle) => {
      let seen = changedAt;
      let frames = 0;
      const look = () => {
        frames = underWay === 0 && seen === changedAt ? frames + 1 : 0;
        seen = changedAt;
        if (frames >= STILL_FRAMES && performance.now() - changedAt > STILL_MS) settle();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }
  return { untilAtRest };
}

interface Watch {
  isPending?: (method: string, path: string) => boolean;
  begin: () => void;
  end: () => void;
}

function watchCalls({ isPending, begin, end }: Watch): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (isPending?.(request.method, new URL(request.url).pathname)) return untilAborted(request.signal);
    begin();
    try {
      return await send(input, init);
    } finally {
      // The page reads the body first.
      setTimeout(end);
    }
  };
}

/** A call without an answer; a real one would hold one of the browser's few connections. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function watchScripts({ begin, end }: Watch): void {
  const known = new WeakSet<Element>();
  const watch = (node: Node) => {
    const isLoaded =
      node instanceof HTMLScriptElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');
    if (!isLoaded || known.has(node)) return;
    known.add(node);
    begin();
    for (const event of ['load', 'error']) node.addEventListener(event, end, { once: true });
  };
  new MutationObserver((records) => records.forEach((record) => record.addedNodes.forEach(watch))).observe(
    document.head,
    { childList: true },
  );
}
