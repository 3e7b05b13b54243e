/** How long nothing may change before a page is at rest. */
const STILL_MS = 80;
/** And for how many frames: after a long task the clock alone would take a busy page for one at rest. */
const STILL_FRAMES = 6;
/** React holds back what a piece of code shows for 300 ms after the last placeholder that it has shown. */
const REVEALED_MS = 320;
/** Messages that change ask the api for nothing; what measures itself does so in the next frame. */
const RENDERED_FRAMES = 2;

export interface Activity {
  /** Settles once no call and no script is under way and nothing on the page has changed for a moment. */
  untilAtRest(): Promise<void>;
  /** The same with a shorter moment, where only messages have changed. */
  untilRendered(): Promise<void>;
}

/**
 * Watches what a page waits for: calls, except those that are never answered, and scripts.
 *
 * @param isPending whether the call to this path is one that is never answered
 */
export function watchActivity(isPending: (method: string, path: string) => boolean): Activity {
  let pending = 0;
  let changedAt = performance.now();
  let isAwaited = false;
  const begin = () => {
    pending += 1;
  };
  const end = () => {
    pending -= 1;
    changedAt = performance.now();
  };
  watchReading({ isPending, begin, end });
  watchSending({ isPending, begin, end });
  // Code that a story itself is waiting for before it is rendered shows nothing yet.
  watchScripts({ begin, end: () => (isAwaited ? setTimeout(end, REVEALED_MS) : end()) });
  new MutationObserver(() => {
    changedAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  function untilStill({ stillMs, stillFrames }: { stillMs: number; stillFrames: number }): Promise<void> {
    // What was asked for just now may not have changed the page yet.
    changedAt = performance.now();
    isAwaited = true;
    return new Promise<void>((settle) => {
      let seen = changedAt;
      let frames = 0;
      const look = () => {
        frames = pending === 0 && seen === changedAt ? frames + 1 : 0;
        seen = changedAt;
        if (frames >= stillFrames && performance.now() - changedAt > stillMs) settle();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }).finally(() => {
      isAwaited = false;
    });
  }
  return {
    untilAtRest: () => untilStill({ stillMs: STILL_MS, stillFrames: STILL_FRAMES }),
    untilRendered: () => untilStill({ stillMs: 0, stillFrames: RENDERED_FRAMES }),
  };
}

interface Watch {
  begin: () => void;
  end: () => void;
}

interface WatchCalls extends Watch {
  isPending: (method: string, path: string) => boolean;
}

/** Calls that read go out by `fetch`. */
function watchReading({ isPending, begin, end }: WatchCalls): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (isPending(request.method, new URL(request.url).pathname)) return untilAborted(request.signal);
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

/** Calls that write go out by `XMLHttpRequest`. */
function watchSending({ isPending, begin, end }: WatchCalls): void {
  window.XMLHttpRequest = class extends XMLHttpRequest {
    private isNeverSent = false;

    override open(method: string, url: string | URL): void {
      this.isNeverSent = isPending(method.toUpperCase(), new URL(url, window.location.href).pathname);
      super.open(method, url, true);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (this.isNeverSent) return;
      begin();
      this.addEventListener('loadend', () => setTimeout(end), { once: true });
      super.send(body);
    }
  };
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
