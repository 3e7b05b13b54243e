import { compileFunction, createContext, runInContext, type Context } from 'node:vm';

import { usesDynamicImport } from '../dynamic-import';
import { FrameReader, lengthPrefixed, parseFrame, type Frame } from '../frames';
import type { Sandbox, startSandbox } from '../runtime/main';

import { harden } from './harden';
import { urlParts } from './url-parts';

/** Bytes of one incoming message. */
const MAX_LENGTH = 32 * 1024 * 1024;
const MAX_MESSAGES = 1000;
const MAX_TIMERS = 1000;
const MAX_WAIT_MS = 60_000;

interface Load {
  globals: string;
  bundle: string;
  folder: string;
  file: string;
}

const LAST_MESSAGES = new Set(['answer', 'page', 'error']);

const timers = new Map<number, NodeJS.Timeout>();
/** Timers that elapsed while no document was requested: they fire with the next request. */
const elapsed = new Set<number>();
const due: number[] = [];
let requested = 0;
let sandbox: Sandbox | undefined;

function send(kind: string, id: number, text: string): void {
  process.stdout.write(lengthPrefixed(`${kind} ${id}\n${text}`));
}

function fail(why: string): void {
  send('failed', 0, why);
}

function setTimer(id: number, ms: number): void {
  clearTimer(id);
  if (timers.size + due.length + elapsed.size >= MAX_TIMERS)
    return fail(`has more than ${MAX_TIMERS} timers`);
  const elapse = () => {
    timers.delete(id);
    if (due.push(id) === 1) deliverDue();
  };
  timers.set(id, setTimeout(elapse, Math.min(ms, MAX_WAIT_MS)));
}

function clearTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  elapsed.delete(id);
}

/** One at a time: what it sends leaves the process, and what has arrived is read, before the next one takes its time. */
function deliverDue(): void {
  const [id] = due;
  if (id === undefined) return;
  if (requested > 0) deliver('elapsed', id, '');
  else elapsed.add(id);
  setImmediate(() => {
    due.shift();
    deliverDue();
  });
}

function deliverElapsed(): void {
  const ids = [...elapsed];
  elapsed.clear();
  for (const id of ids) deliver('elapsed', id, '');
}

function forwardMessages(): void {
  for (let count = 0; count < MAX_MESSAGES; count += 1) {
    const message: unknown = sandbox?.take();
    if (typeof message !== 'string' || message === '') return;
    const { kind, id, text } = parseFrame(message);
    if (kind === 'settimer') setTimer(id, Number(text));
    else if (kind === 'cleartimer') clearTimer(id);
    else {
      if (LAST_MESSAGES.has(kind)) requested -= 1;
      send(kind, id, text);
    }
  }
  fail(`sent more than ${MAX_MESSAGES} messages at a time`);
}

/** Replies are sent once the promises of the release have settled. */
function deliver(kind: string, id: number, text: string): void {
  try {
    sandbox?.receive(kind, id, text);
  } catch {
    // An error object of the other context must not be touched here.
    fail('threw');
  }
  setImmediate(forwardMessages);
}

function startContext(globals: string): { context: Context; started: Sandbox } {
  // No prototype: anything inherited would lead the context out into this process.
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  const module = runInContext('({ exports: {} })', context) as {
    exports: { startSandbox: typeof startSandbox };
  };
  compileFunction(globals, ['module'], { parsingContext: context })(module);
  return { context, started: module.exports.startSandbox(urlParts) };
}

function load({ globals, bundle, folder, file }: Load): void {
  // Loading another module would hand out objects of this process.
  if (usesDynamicImport(bundle)) return fail('uses import(): a server part is one file');
  const { context, started } = startContext(globals);
  sandbox = started;
  try {
    const names = ['exports', 'require', 'module', '__filename', '__dirname'];
    const run = compileFunction(bundle, names, { parsingContext: context, filename: file });
    started.load(run as (...given: unknown[]) => void, folder, file);
  } catch (error) {
    return fail(String(started.describe(error)));
  }
  send('ready', 0, started.renders() ? 'renders' : '');
  setImmediate(forwardMessages);
}

function receive({ kind, id, text }: Frame): void {
  if (kind === 'load') return load(JSON.parse(text) as Load);
  if (kind === 'request') requested += 1;
  deliver(kind, id, text);
  if (kind === 'request') deliverElapsed();
}

const reader = new FrameReader(MAX_LENGTH);
process.stdin.on('data', (chunk: Buffer) => {
  for (const frame of reader.read(chunk)) receive(frame);
});
process.stdin.on('end', () => process.exit(0));
process.on('unhandledRejection', (reason) => fail(String(sandbox?.describe(reason))));
harden();
send('started', 0, '');
