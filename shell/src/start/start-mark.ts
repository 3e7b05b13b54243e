import type { Composition } from '@campavia/remote-kit/config';

export interface ShellStart {
  /** Path of the script that runs the page: the composition's shell or the last good one. */
  by?: string;
  isDone?: boolean;
  fail?(error: Error): void;
  onDone?(): void;
  /** What a reader did on a server-rendered page before it was hydrated. */
  repeatInteractions?(container: Element): void;
}

export type StartingWindow = Pick<Window, 'document'> & { campaviaStart?: ShellStart };

/** False if another release of the shell has claimed the start. */
export function claimStart(window: StartingWindow, script: string): boolean {
  const start = (window.campaviaStart ??= {});
  start.by ??= script;
  return start.by === script;
}

export function scriptOf({ currentScript }: Document): string {
  return currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).pathname : '';
}

/** Before the first rendering, another release of the shell may replace the failed one. */
export function reportFailedStart(window: StartingWindow & Pick<Window, 'reportError'>, error: Error): void {
  window.reportError(error);
  window.campaviaStart?.fail?.(error);
}

export function markStarted({ campaviaStart, document }: StartingWindow): void {
  document.querySelector('[data-start-notice]')?.remove();
  if (!campaviaStart) return;
  campaviaStart.isDone = true;
  campaviaStart.onDone?.();
}

/** If the composed shell did not start, the one that runs is its fallback. */
export function withRunningRelease(script: string, composition: Composition): Composition {
  const { shell } = composition.parts;
  if (!shell?.fallback || shell.fallback.entry !== script) return composition;
  const { version, entry, integrity } = shell.fallback;
  const running = { ...shell, version, entry, integrity, fallback: undefined };
  return { ...composition, parts: { ...composition.parts, shell: running } };
}
