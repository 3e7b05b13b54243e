const EVERY_MS = 10_000;
/** The longest pause while the site does not answer. */
const LONGEST_MS = 5 * 60_000;
/** A reader who moves about asks no more often than this. */
const SHORTEST_MS = 1000;

export interface BuildWatchOptions {
  window: Window;
  /** Id of the page's composition. */
  current: string;
  /** Id of the composition that a new page would get. */
  ask(): Promise<string>;
  /** Called once for each new composition. */
  onUpdate(latest: string): void;
}

/** Knows whether this page is of yesterday. */
export interface BuildWatch {
  /** The composition that a new page would get, when it is another one than this page's. */
  newer(): string | undefined;
  /** Asks now, unless it was asked a moment ago. */
  lookSoon(): void;
}

/** Asks now and again and again while the page is in front of somebody: more rarely while nobody answers. */
export function watchBuilds({ window, current, ask, onUpdate }: BuildWatchOptions): BuildWatch {
  const { document } = window;
  const told = new Set([current]);
  let latest = current;
  let waitMs = EVERY_MS;
  let askedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(() => void look(), waitMs);
  }

  function hear(id: string): void {
    latest = id;
    if (told.has(id)) return;
    told.add(id);
    onUpdate(id);
  }

  async function look(): Promise<void> {
    askedAt = Date.now();
    clearTimeout(timer);
    try {
      hear(await ask());
      waitMs = EVERY_MS;
    } catch {
      waitMs = Math.min(waitMs * 2, LONGEST_MS);
    }
    schedule();
  }

  function lookSoon(): void {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible && Date.now() - askedAt >= SHORTEST_MS) void look();
  }

  document.addEventListener('visibilitychange', () => {
    schedule();
    lookSoon();
  });
  for (const sign of ['focus', 'online', 'pageshow']) window.addEventListener(sign, lookSoon);
  schedule();
  lookSoon();
  return { newer: () => (latest === current ? undefined : latest), lookSoon };
}
