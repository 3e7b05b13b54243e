import type { GuardedWindow, ShellScript, StartNotice } from './guarded-window';

// The functions below are inlined into the document as text: they may use only each other and browser APIs.

export function guardStart(window: GuardedWindow, notice: StartNotice): void {
  const { document } = window;
  const early: ErrorEvent[] = [];
  const collect = (event: ErrorEvent) => early.push(event);

  function begin(): void {
    document.removeEventListener('readystatechange', begin);
    window.removeEventListener('error', collect, true);
    const handleEvent = watchShell(window, notice);
    window.addEventListener('error', handleEvent, true);
    early.forEach(handleEvent);
  }

  window.addEventListener('error', collect, true);
  document.addEventListener('readystatechange', begin);
}

function watchShell(window: GuardedWindow, notice: StartNotice): (event: ErrorEvent) => void {
  const { document } = window;
  const start = (window.campaviaStart ??= {});
  const shell: ShellScript = readJson(document, 'composition').parts.shell;
  const spare = shell.fallback;
  const reported = new Set<ShellScript>();
  let isFallbackLoading = false;
  let isUnstyled = false;

  function loadFallback(): void {
    if (!spare || isFallbackLoading) return;
    isFallbackLoading = true;
    replaceStyles(document, spare);
    insertScript(window, spare).onerror = () => fail(spare, 'its script failed to load');
    awaitSilence(window, giveUp);
  }

  function fail(failed: ShellScript, message: string): void {
    if (start.by === failed.entry && start.isDone) return;
    if (!reported.has(failed)) reportStart(document, failed.version, message);
    reported.add(failed);
    const isNews = failed === shell && rememberFailed(window, shell.version);
    if (start.isDone) return;
    if (!spare || failed === spare) return showStartNotice(window, notice);
    // A release that has started to render cannot be replaced in the same document.
    if (start.by !== shell.entry) loadFallback();
    else if (isNews) window.location.reload();
    else showStartNotice(window, notice);
  }

  function lookAtClock(): void {
    if (start.isDone) return;
    if (spare) return loadFallback();
    replaceStyles(document, {});
    awaitSilence(window, giveUp);
  }

  const giveUp = () => start.isDone || fail(spare ?? shell, 'it took too long');

  start.fail = (error) => fail(spare && start.by === spare.entry ? spare : shell, error.message);
  start.onDone = () => spare && start.by === spare.entry && fail(shell, 'it did not start');
  if (spare && failedReleases(window).includes(`shell@${shell.version}`)) {
    start.by = spare.entry;
    loadFallback();
  } else window.setTimeout(lookAtClock, startTimeoutMs(window));

  return ({ target, message, filename }) => {
    const source = attributeOf(target, 'src') ?? filename ?? '';
    const failed = [shell, spare].find((script) => script && source.endsWith(script.entry));
    if (failed) fail(failed, message || 'its script failed to load');
    const href = attributeOf(target, 'href');
    if (!spare || isUnstyled || !shell.styles?.some(({ url }) => url === href)) return;
    isUnstyled = true;
    replaceStyles(document, spare);
  };
}

function attributeOf(target: EventTarget | null, name: string): string | null | undefined {
  return target instanceof Element ? target.getAttribute(name) : undefined;
}

/** Counts from the last loaded resource: a slow connection is not a failure. */
function awaitSilence(window: Window, onSilence: () => void, sinceMs = window.performance.now()): void {
  const { performance } = window;
  const came = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const lastMs = Math.max(sinceMs, ...came.map(({ responseEnd }) => responseEnd));
  const leftMs = lastMs + 30_000 - performance.now();
  if (leftMs > 0) window.setTimeout(awaitSilence, leftMs, window, onSilence, lastMs);
  else onSilence();
}

function startTimeoutMs({ navigator }: Window): number {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return /2g|3g/.test(connection?.effectiveType ?? '') ? 12_000 : 4_000;
}

/** A stylesheet in the document that hangs blocks rendering; one inserted by a script does not. */
function replaceStyles(document: Document, { styles = [] }: Pick<ShellScript, 'styles'>): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
  for (const { url, integrity } of styles) {
    if (document.querySelector(`link[href="${url}"]`)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: url, integrity });
    document.head.append(link);
  }
}

function readJson(document: Document, id: string) {
  return JSON.parse(document.getElementById(id)?.textContent || '{}');
}

function insertScript(window: GuardedWindow, { entry, integrity }: ShellScript): HTMLScriptElement {
  const { document, trustedTypes } = window;
  const rules = { createScriptURL: () => entry };
  const script = document.createElement('script');
  script.src = (trustedTypes?.createPolicy('campavia', rules) ?? rules).createScriptURL(entry);
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  document.head.append(script);
  return script;
}

function reportStart(document: Document, version: string, message: string): void {
  const { page } = readJson(document, 'document');
  if (!page) return;
  const failure = { page, part: 'shell', version, phase: 'start', message: message.slice(0, 300) };
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', keepalive: true, headers, body: JSON.stringify(failure) };
  fetch('/api/internals/failures', request).catch(() => undefined);
}

function showStartNotice(window: GuardedWindow, notice: StartNotice): void {
  const { document, location } = window;
  if (document.querySelector('[data-start-notice]')) return;
  replaceStyles(document, {});
  const box = document.createElement('section');
  box.setAttribute('role', 'alert');
  box.setAttribute('data-start-notice', '');
  for (const [name, texts] of [
    ['h1', notice.title],
    ['p', notice.text],
    ['button', notice.reload],
  ] as const) {
    const element = document.createElement(name);
    element.textContent = texts;
    box.append(element);
  }
  box.lastElementChild?.addEventListener('click', () => {
    try {
      window.sessionStorage.removeItem('campavia.failed-releases');
    } catch {
      // Nothing is stored where the browser blocks storage.
    }
    location.reload();
  });
  document.getElementById('main')?.prepend(box);
}

function failedReleases(window: Window): string[] {
  try {
    return JSON.parse(window.sessionStorage.getItem('campavia.failed-releases') ?? '[]');
  } catch {
    return [];
  }
}

function rememberFailed(window: Window, version: string): boolean {
  const failed = failedReleases(window);
  if (failed.includes(`shell@${version}`)) return false;
  try {
    const all = JSON.stringify([...failed, `shell@${version}`]);
    window.sessionStorage.setItem('campavia.failed-releases', all);
    return true;
  } catch {
    return false;
  }
}

export const GUARD = [
  ...[guardStart, watchShell, attributeOf, awaitSilence, startTimeoutMs, replaceStyles, readJson],
  ...[insertScript, reportStart, showStartNotice, failedReleases, rememberFailed],
];
