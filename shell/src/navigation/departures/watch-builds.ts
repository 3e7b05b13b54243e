const EVERY_MS = 10_000;
const MAX_MS = 5 * 60_000;
const SHORTEST_MS = 1000;

export interface BuildWatchOptions {
  window: Window;
  current: string;
  ask(): Promise<string>;
  onUpdate(latest: string): void;
}

export interface BuildWatch {
  newer(): string | undefined;
  lookSoon(): void;
}

export function watchBuilds({ window, current, ask, onUpdate }: BuildWatchOptions): BuildWatch {
  const { document } = window;
  const reported = new Set([current]);
  let latest = current;
  let waitMs = EVERY_MS;
  let askedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(() => void look(), waitMs);
  }

  function handleBuild(id: string): void {
    latest = id;
    if (reported.has(id)) return;
    reported.add(id);
    onUpdate(id);
  }

  async function look(): Promise<void> {
    askedAt = Date.now();
    clearTimeout(timer);
    try {
      handleBuild(await ask());
      waitMs = EVERY_MS;
    } catch {
      waitMs = Math.min(waitMs * 2, MAX_MS);
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
