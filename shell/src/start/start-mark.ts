import type { Composition } from '@campavia/remote-kit/config';

/** What the guard in the document and the shell's script know of each other. */
export interface ShellStart {
  /** Path of the script that runs the page: the composition's shell or the last good one. */
  by?: string;
  isDone?: boolean;
  /** Tells the guard that the script which had begun cannot go on. */
  fail?(error: Error): void;
  /** Tells the guard that the page works. */
  onDone?(): void;
}

export type StartingWindow = Pick<Window, 'document'> & { campaviaStart?: ShellStart };

/** Of several shells that come late, the first one runs the page. False for the others. */
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
export function tellFailedStart(window: StartingWindow & Pick<Window, 'reportError'>, error: Error): void {
  window.reportError(error);
  window.campaviaStart?.fail?.(error);
}

/** The page works. */
export function markStarted({ campaviaStart, document }: StartingWindow): void {
  document.querySelector('[data-start-notice]')?.remove();
  if (!campaviaStart) return;
  campaviaStart.isDone = true;
  campaviaStart.onDone?.();
}

/** The composition with the shell's release that runs: its last good one, when the named one did not start. */
export function asRunBy(script: string, composition: Composition): Composition {
  const { shell } = composition.parts;
  if (!shell?.fallback || shell.fallback.entry !== script) return composition;
  const { version, entry, integrity } = shell.fallback;
  const running = { ...shell, version, entry, integrity, fallback: undefined };
  return { ...composition, parts: { ...composition.parts, shell: running } };
}
