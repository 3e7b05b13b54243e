/** How long nothing may change before a page counts as idle. */
const STILL_MS = 80;
/** And for how many frames: after a long task the clock alone would take a busy page for an idle one. */
const STILL_FRAMES = 6;
/** React delays the content of a lazy component for 300 ms after the last placeholder that it has shown. */
const REVEALED_MS = 320;
/** A change of messages sends no request; elements that measure themselves do so in the next frame. */
const RENDERED_FRAMES = 2;

export interface Activity {
  /** Resolves once no request and no script is pending and nothing on the page has changed for a moment. */
  untilAtRest(): Promise<void>;
  /** The same with a shorter interval, for a change of messages only. */
  untilRendered(): Promise<void>;
}

/**
 * Tracks what a page waits for: requests, except those that are never answered, and scripts.
 *
 * @param isPending whether the request for this path is never answered
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
  // A page that is still loading the code of the story shows nothing yet.
  watchScripts({ begin, end: () => (isAwaited ? setTimeout(end, REVEALED_MS) : end()) });
  new MutationObserver(() => {
    changedAt = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  function untilStill({ stillMs, stillFrames }: { stillMs: number; stillFrames: number }): Promise<void> {
    // The last response may not have changed the page yet.
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

/** Reading requests use `fetch`. */
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

/** A request without a response; a real one would occupy one of the browser's few connections. */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** Writing requests use `XMLHttpRequest`. */
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
