import type { HandleDocument } from '@campavia/remote-kit/config';

import {
  GuestAbortController,
  GuestAbortSignal,
  GuestDomException,
  GuestEvent,
  GuestEventTarget,
} from './abort';
import { failCall, finishCall, guestFetch, GuestHeaders, GuestResponse } from './fetch';
import { send, takeMessage } from './outbox';
import { GuestSearchParams } from './search-params';
import { GuestTextDecoder, GuestTextEncoder } from './text-coding';
import { ringTimer, timers } from './timers';
import { GuestUrl, provideUrls, type ParseUrl } from './url';

const LONGEST_FAILURE = 2000;

type RunBundle = (...given: unknown[]) => void;

const GLOBALS = {
  ...timers,
  AbortController: GuestAbortController,
  AbortSignal: GuestAbortSignal,
  DOMException: GuestDomException,
  Event: GuestEvent,
  EventTarget: GuestEventTarget,
  fetch: guestFetch,
  Headers: GuestHeaders,
  Response: GuestResponse,
  TextDecoder: GuestTextDecoder,
  TextEncoder: GuestTextEncoder,
  URL: GuestUrl,
  URLSearchParams: GuestSearchParams,
  performance: { now: () => Date.now() },
};

let handle: HandleDocument | undefined;

function describe(error: unknown): string {
  try {
    const isObject = typeof error === 'object' && error !== null;
    return String(isObject && 'message' in error ? error.message : error).slice(0, LONGEST_FAILURE);
  } catch {
    return 'failed without words';
  }
}

function requireNothing(name: unknown): never {
  throw new Error(`There is no module ${String(name)} in a server part: put what it needs into its bundle`);
}

function silence(): void {
  // The release must not write into the site's log.
}

async function answer(id: number, request: string): Promise<void> {
  try {
    const text = JSON.stringify(await handle?.(JSON.parse(request)));
    if (text === undefined) throw new Error('answered nothing');
    send('answer', id, text);
  } catch (error) {
    send('error', id, describe(error));
  }
}

const RECEIVE: Record<string, (id: number, text: string) => void> = {
  ask: (id, request) => void answer(id, request),
  called: finishCall,
  uncalled: failCall,
  elapsed: ringTimer,
};

const REMOVED = ['Atomics', 'SharedArrayBuffer', 'WebAssembly'];

function install(): void {
  for (const name of REMOVED) Reflect.deleteProperty(globalThis, name);
  const words = {
    debug: silence,
    error: silence,
    info: silence,
    log: silence,
    trace: silence,
    warn: silence,
  };
  for (const [name, value] of Object.entries({ ...GLOBALS, console: words })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  // A custom stack formatter would receive functions of the process around this context.
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined });
  Object.defineProperty(globalThis, 'Error', { value: Error, writable: false, configurable: false });
}

/** Process and context exchange strings only; the one object that comes in, `parseUrl`, stays hidden. */
export function startGuest(parseUrl: ParseUrl) {
  provideUrls(parseUrl);
  install();
  return {
    describe,
    take: takeMessage,
    load(run: RunBundle, folder: string, file: string): void {
      const module: { exports: { handle?: HandleDocument } } = { exports: {} };
      run.call(module.exports, module.exports, requireNothing, module, `${folder}/${file}`, folder);
      handle = module.exports.handle;
      if (typeof handle !== 'function') throw new Error('exports no handle()');
    },
    receive(kind: string, id: number, text: string): void {
      try {
        RECEIVE[kind]?.(id, text);
      } catch (error) {
        send('failed', 0, describe(error));
      }
    },
  };
}

export type Guest = ReturnType<typeof startGuest>;
