import type {
  DocumentAnswer,
  DocumentRequest,
  HandleDocument,
  RenderedPage,
  RenderPage,
} from '@campavia/remote-kit/config';

import {
  SandboxAbortController,
  SandboxAbortSignal,
  SandboxDomException,
  SandboxEvent,
  SandboxEventTarget,
} from './abort';
import { failCall, finishCall, sandboxFetch, SandboxHeaders, SandboxResponse } from './fetch';
import { send, takeMessage } from './outbox';
import { SandboxSearchParams } from './search-params';
import { SandboxTextDecoder, SandboxTextEncoder } from './text-coding';
import { fireTimer, timers } from './timers';
import { SandboxUrl, provideUrls, type ParseUrl } from './url';

const MAX_FAILURE_LENGTH = 2000;

type RunBundle = (...given: unknown[]) => void;

const GLOBALS = {
  ...timers,
  AbortController: SandboxAbortController,
  AbortSignal: SandboxAbortSignal,
  DOMException: SandboxDomException,
  Event: SandboxEvent,
  EventTarget: SandboxEventTarget,
  fetch: sandboxFetch,
  Headers: SandboxHeaders,
  Response: SandboxResponse,
  TextDecoder: SandboxTextDecoder,
  TextEncoder: SandboxTextEncoder,
  URL: SandboxUrl,
  URLSearchParams: SandboxSearchParams,
  performance: { now: () => Date.now() },
};

let handle: HandleDocument | undefined;
let render: RenderPage | undefined;

function describe(error: unknown): string {
  try {
    const isObject = typeof error === 'object' && error !== null;
    return String(isObject && 'message' in error ? error.message : error).slice(0, MAX_FAILURE_LENGTH);
  } catch {
    return 'failed without a message';
  }
}

function requireNothing(name: unknown): never {
  throw new Error(`There is no module ${String(name)} in a server part: bundle what it needs`);
}

function discard(): void {
  // The release must not write into the site's log.
}

const awaitedPages = new Set<number>();

async function answer(id: number, text: string): Promise<void> {
  try {
    const request = JSON.parse(text) as DocumentRequest;
    const answered = await handle?.(request);
    // `JSON.stringify` returns undefined for a function.
    const answerText = JSON.stringify(answered);
    if (answered === undefined || answerText === undefined) throw new Error('answered nothing');
    const isWhole = answered.redirect !== undefined || answered.isClientRendered === true;
    if (!render || !request.page || isWhole) return send('answer', id, answerText);
    send('answerfirst', id, answerText);
    awaitedPages.add(id);
    // The answer is sent before rendering keeps this process busy.
    await new Promise((settle) => timers.setTimeout(settle));
    if (!awaitedPages.delete(id)) throw new Error('the page is no longer awaited');
    send('page', id, JSON.stringify(await rendered(render, request, answered)));
  } catch (error) {
    send('error', id, describe(error));
  }
}

async function rendered(
  renderPage: RenderPage,
  request: DocumentRequest,
  answered: DocumentAnswer,
): Promise<RenderedPage> {
  const { html, styles } = await renderPage(request, answered);
  return { html, styles };
}

const HANDLERS: Record<string, (id: number, text: string) => void> = {
  request: (id, request) => void answer(id, request),
  callresult: finishCall,
  callerror: failCall,
  elapsed: fireTimer,
  unawaited: (id) => void awaitedPages.delete(id),
};

const REMOVED = ['Atomics', 'SharedArrayBuffer', 'WebAssembly'];

function install(): void {
  for (const name of REMOVED) Reflect.deleteProperty(globalThis, name);
  const words = {
    debug: discard,
    error: discard,
    info: discard,
    log: discard,
    trace: discard,
    warn: discard,
  };
  for (const [name, value] of Object.entries({ ...GLOBALS, console: words })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  // A custom stack formatter would receive functions of the surrounding process.
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined });
  Object.defineProperty(globalThis, 'Error', { value: Error, writable: false, configurable: false });
}

/** Process and context exchange strings only; the one object passed in, `parseUrl`, stays hidden. */
export function startSandbox(parseUrl: ParseUrl) {
  provideUrls(parseUrl);
  install();
  return {
    describe,
    take: takeMessage,
    renders: () => render !== undefined,
    load(run: RunBundle, folder: string, file: string): void {
      const module: { exports: { handle?: HandleDocument; render?: RenderPage } } = { exports: {} };
      run.call(module.exports, module.exports, requireNothing, module, `${folder}/${file}`, folder);
      ({ handle, render } = module.exports);
      if (typeof handle !== 'function') throw new Error('exports no handle()');
    },
    receive(kind: string, id: number, text: string): void {
      try {
        HANDLERS[kind]?.(id, text);
      } catch (error) {
        send('failed', 0, describe(error));
      }
    },
  };
}

export type Sandbox = ReturnType<typeof startSandbox>;
