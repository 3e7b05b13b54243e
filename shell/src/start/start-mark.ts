import type { Composition } from '@campavia/remote-kit/config';

export interface ShellStart {
  /** Path of the script that runs the page: the composition's shell or the last good one. */
  by?: string;
  isDone?: boolean;
  fail?(error: Error): void;
  onDone?(): void;
}

export type StartingWindow = Pick<Window, 'document'> & { campaviaStart?: ShellStart };

/** Claims the start of the page; false if another release of the shell has claimed it. */
export function claimStart(window: StartingWindow, script: string): boolean {
  const start = (window.campaviaStart ??= {});
  start.by ??= script;
  return start.by === script;
}

/** Path of the script that is being run. */
export function scriptOf({ currentScript }: Document): string {
  return currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).pathname : '';
}

/** The page does not work: what is thrown before the first drawing may be mended by another release. */
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

/** The composition with the shell release that runs, which is the fallback if the named one did not start. */
export function withRunningRelease(script: string, composition: Composition): Composition {
  const { shell } = composition.parts;
  if (!shell?.fallback || shell.fallback.entry !== script) return composition;
  const { version, entry, integrity } = shell.fallback;
  const running = { ...shell, version, entry, integrity, fallback: undefined };
  return { ...composition, parts: { ...composition.parts, shell: running } };
}
