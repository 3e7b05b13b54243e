import { siteOf, SITES, type Site } from '@campavia/i18n/sites';

import { startGuardScript } from './start-guard';
import {
  withRunningRelease,
  claimStart,
  markStarted,
  reportFailedStart,
  type StartingWindow,
} from './start-mark';

const NEW = '/releases/shell/1.1.0/main.js';
const OLD = '/releases/shell/1.0.0/main.js';
const SPARE = { version: '1.0.0', entry: OLD, integrity: 'sha384-old' };

/** The text that the page shows for a failed start. */
const SILENCE_MS = 30_000;

const starting = window as unknown as StartingWindow;
const fetched = jest.fn((_: string, init: RequestInit) =>
  Promise.resolve(new Response(null, init && { status: 204 })),
);
/** The resources that the browser has loaded. */
let arrived: Pick<PerformanceResourceTiming, 'responseEnd'>[] = [];
let listeners: [EventTarget, string, EventListener, boolean | undefined][] = [];

/** Writes the document as the server does, and lets the browser read it to its end. */
function aDocument(fallback?: typeof SPARE, site = 'en-gb'): void {
  const shell = { version: '1.1.0', entry: NEW, integrity: 'sha384-new', fallback };
  const json = (id: string, content: object) =>
    `<script type="application/json" id="${id}">${JSON.stringify(content)}</script>`;
  document.head.innerHTML = '';
  document.body.innerHTML =
    json('composition', { id: 'c0ffee00', channel: 'production', parts: { shell } }) +
    json('document', { page: 'signed' }) +
    '<main id="main"><div data-skeleton="page"></div></main>';
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', NEW);
  document.body.append(script);
  new Function(startGuardScript(siteOf(site) as Site))();
  document.dispatchEvent(new Event('readystatechange'));
}

function scriptOf(entry: string): HTMLScriptElement | null {
  return document.querySelector(`script[src="${entry}"]`);
}

const dies = (entry: string) => scriptOf(entry)?.dispatchEvent(new Event('error'));
const throws = (entry: string) =>
  window.dispatchEvent(new ErrorEvent('error', { message: 'boom', filename: `http://localhost${entry}` }));
const notice = () => document.querySelector('[data-start-notice]');
const reports = () =>
  fetched.mock.calls.map(([url, { body }]) => {
    const { page, part, version, phase, message } = JSON.parse(String(body)) as Record<string, string>;
    return `${url} ${page} ${part}@${version} ${phase}: ${message}`;
  });

/** What the shell does when its script runs. */
function start(entry: string): boolean {
  const isFirst = claimStart(starting, entry);
  if (isFirst) markStarted(starting);
  return isFirst;
}

beforeEach(() => {
  jest.useFakeTimers();
  arrived = [];
  Object.assign(performance, { getEntriesByType: () => arrived });
  window.sessionStorage.clear();
  delete starting.campaviaStart;
  fetched.mockClear();
  Object.assign(globalThis, { fetch: fetched });
  listeners = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
    target.addEventListener = (type: string, listener: EventListener, how?: boolean) => {
      listeners.push([target, type, listener, how]);
      add(type, listener, how);
    };
  }
});
afterEach(() => {
  for (const [target, type, listener, how] of listeners) {
    Reflect.deleteProperty(target, 'addEventListener');
    target.removeEventListener(type, listener, how);
  }
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a shell that starts', () => {
  it('is left alone', () => {
    aDocument(SPARE);
    start(NEW);
    throws(NEW);
    jest.advanceTimersByTime(60_000);
    expect(scriptOf(OLD)).toBeNull();
    expect(notice()).toBeNull();
    expect(reports()).toEqual([]);
  });
});

describe('a shell with a last good release', () => {
  it.each([
    ['does not come', dies, 'its script failed to load'],
    ['throws as it is read', throws, 'boom'],
  ])('is replaced at once when it %s', (_, fails, message) => {
    aDocument(SPARE);
    fails(NEW);
    expect(scriptOf(OLD)).toMatchObject({ integrity: 'sha384-old', crossOrigin: 'anonymous' });
    expect(start(OLD)).toBe(true);
    expect(reports()).toEqual([`/api/internals/failures signed shell@1.1.0 start: ${message}`]);
    expect(notice()).toBeNull();
  });

  it('loads that in parallel after four seconds, and the first one to start runs the page', () => {
    aDocument(SPARE);
    jest.advanceTimersByTime(3900);
    expect(scriptOf(OLD)).toBeNull();
    jest.advanceTimersByTime(100);
    expect(scriptOf(OLD)).not.toBeNull();
    expect(reports()).toEqual([]);
    expect(start(OLD)).toBe(true);
    expect(start(NEW)).toBe(false);
    expect(reports()).toEqual([expect.stringContaining('shell@1.1.0 start: it did not start')]);
  });

  it('loads that later on a slow connection', () => {
    Object.assign(window.navigator, { connection: { effectiveType: '3g' } });
    aDocument(SPARE);
    jest.advanceTimersByTime(11_900);
    expect(scriptOf(OLD)).toBeNull();
    jest.advanceTimersByTime(100);
    expect(scriptOf(OLD)).not.toBeNull();
    Object.assign(window.navigator, { connection: undefined });
  });

  it('is not reported when it is late but starts first', () => {
    aDocument(SPARE);
    jest.advanceTimersByTime(4000);
    expect(start(NEW)).toBe(true);
    expect(start(OLD)).toBe(false);
    jest.advanceTimersByTime(60_000);
    expect(reports()).toEqual([]);
  });

  it('is not tried again in the same tab', () => {
    aDocument(SPARE);
    dies(NEW);
    delete starting.campaviaStart;
    aDocument(SPARE);
    expect(scriptOf(OLD)).not.toBeNull();
    expect(start(NEW)).toBe(false);
    expect(start(OLD)).toBe(true);
  });

  it('shows an error when both hang', () => {
    aDocument(SPARE);
    jest.advanceTimersByTime(4000 + SILENCE_MS - 100);
    expect(notice()).toBeNull();
    jest.advanceTimersByTime(100);
    expect(notice()).not.toBeNull();
  });

  it('shows an error when neither loads', () => {
    aDocument(SPARE);
    dies(NEW);
    dies(OLD);
    expect(notice()).not.toBeNull();
    expect(reports()).toHaveLength(2);
  });

  it('shows an error when the running one cannot continue', () => {
    aDocument(SPARE);
    dies(NEW);
    claimStart(starting, OLD);
    const logged = jest.fn();
    reportFailedStart(
      Object.assign(Object.create(window) as Window, { reportError: logged }),
      new Error('no main'),
    );
    expect(logged).toHaveBeenCalledWith(new Error('no main'));
    expect(reports()[1]).toContain('shell@1.0.0 start: no main');
    expect(notice()).not.toBeNull();
  });
});

describe('a shell without one', () => {
  it('shows an error when nothing loads, which disappears when it starts after all', () => {
    aDocument();
    jest.advanceTimersByTime(4000 + SILENCE_MS);
    expect(notice()).toHaveAttribute('role', 'alert');
    expect(notice()).toHaveTextContent('This page has not started');
    expect(reports()).toEqual([expect.stringContaining('it took too long')]);
    start(NEW);
    expect(notice()).toBeNull();
  });

  it('shows the error where the browser blocks storage', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    aDocument();
    jest.advanceTimersByTime(4000 + SILENCE_MS);
    expect(notice()).toHaveTextContent('This page has not started');
  });

  it('is neither called broken nor reported while its files are still loading', () => {
    aDocument();
    for (let come = 0; come < 4; come += 1) {
      jest.advanceTimersByTime(SILENCE_MS - 5000);
      arrived.push({ responseEnd: performance.now() });
    }
    expect(notice()).toBeNull();
    expect(reports()).toEqual([]);
    jest.advanceTimersByTime(SILENCE_MS);
    expect(notice()).not.toBeNull();
  });

  it('is called broken at once when its script fails to load', () => {
    aDocument();
    dies(NEW);
    expect(notice()).not.toBeNull();
  });

  it('is visible without its stylesheet when that hangs', () => {
    aDocument();
    document.head.innerHTML = '<link rel="stylesheet" href="/late.css">';
    const hanging = document.querySelector('link');
    jest.advanceTimersByTime(4000);
    expect(document.querySelector('link')).not.toBe(hanging);
    expect(notice()).toBeNull();
  });

  it.each(SITES.map(({ locale }) => locale))('shows the error in the language of %s', (locale) => {
    aDocument(undefined, locale);
    dies(NEW);
    expect(notice()?.querySelector('button')?.textContent).toBeTruthy();
    expect(notice()?.querySelector('h1')?.textContent === 'This page has not started').toBe(
      locale.startsWith('en'),
    );
  });
});

test('a page run by its last good shell knows which one it is', () => {
  const shell = { version: '1.1.0', entry: NEW, integrity: 'sha384-new', fallback: SPARE };
  const composition = { id: 'c0ffee00', channel: 'production', parts: { shell } } as never;
  expect(withRunningRelease(NEW, composition)).toBe(composition);
  expect(withRunningRelease(OLD, composition).parts.shell).toMatchObject({
    version: '1.0.0',
    fallback: undefined,
  });
});
