import { compileFunction, createContext, runInContext, type Context } from 'node:vm';

import { usesDynamicImport } from '../dynamic-import';
import { FrameReader, lengthPrefixed, parseFrame, type Frame } from '../frames';
import type { Guest, startGuest } from '../runtime/main';

import { harden } from './harden';
import { urlParts } from './url-parts';

/** Bytes of one incoming message. */
const LONGEST = 32 * 1024 * 1024;
const MOST_MESSAGES = 1000;
const MOST_TIMERS = 1000;
const LONGEST_WAIT_MS = 60_000;

interface Load {
  globals: string;
  bundle: string;
  folder: string;
  file: string;
}

const timers = new Map<number, NodeJS.Timeout>();
/** Timers that elapsed while no document was requested: they fire with the next request. */
const held = new Set<number>();
let requested = 0;
let guest: Guest | undefined;

function send(kind: string, id: number, text: string): void {
  process.stdout.write(lengthPrefixed(`${kind} ${id}\n${text}`));
}

function fail(why: string): void {
  send('failed', 0, why);
}

function setTimer(id: number, ms: number): void {
  clearTimer(id);
  if (timers.size + held.size >= MOST_TIMERS) return fail(`has more than ${MOST_TIMERS} timers`);
  const ring = () => {
    timers.delete(id);
    if (requested > 0) tell('elapsed', id, '');
    else held.add(id);
  };
  timers.set(id, setTimeout(ring, Math.min(ms, LONGEST_WAIT_MS)));
}

function clearTimer(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  held.delete(id);
}

function ringHeld(): void {
  const ids = [...held];
  held.clear();
  for (const id of ids) tell('elapsed', id, '');
}

function passOn(): void {
  for (let count = 0; count < MOST_MESSAGES; count += 1) {
    const message: unknown = guest?.take();
    if (typeof message !== 'string' || message === '') return;
    const { kind, id, text } = parseFrame(message);
    if (kind === 'timer') setTimer(id, Number(text));
    else if (kind === 'untimer') clearTimer(id);
    else {
      if (kind === 'answer' || kind === 'error') requested -= 1;
      send(kind, id, text);
    }
  }
  fail(`sent more than ${MOST_MESSAGES} messages at a time`);
}

/** Replies are sent once the promises of the release have settled. */
function tell(kind: string, id: number, text: string): void {
  try {
    guest?.receive(kind, id, text);
  } catch {
    // An error object of the other context must not be touched here.
    fail('threw');
  }
  setImmediate(passOn);
}

function startContext(globals: string): { context: Context; started: Guest } {
  // No prototype: anything inherited would lead the context out into this process.
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  const module = runInContext('({ exports: {} })', context) as { exports: { startGuest: typeof startGuest } };
  compileFunction(globals, ['module'], { parsingContext: context })(module);
  return { context, started: module.exports.startGuest(urlParts) };
}

function load({ globals, bundle, folder, file }: Load): void {
  // Loading another module would hand out objects of this process.
  if (usesDynamicImport(bundle)) return fail('uses import(): a server part is one file');
  const { context, started } = startContext(globals);
  guest = started;
  try {
    const names = ['exports', 'require', 'module', '__filename', '__dirname'];
    const run = compileFunction(bundle, names, { parsingContext: context, filename: file });
    started.load(run as (...given: unknown[]) => void, folder, file);
  } catch (error) {
    return fail(String(started.describe(error)));
  }
  send('ready', 0, '');
  setImmediate(passOn);
}

function receive({ kind, id, text }: Frame): void {
  if (kind === 'load') return load(JSON.parse(text) as Load);
  if (kind === 'ask') requested += 1;
  tell(kind, id, text);
  if (kind === 'ask') ringHeld();
}

const reader = new FrameReader(LONGEST);
process.stdin.on('data', (chunk: Buffer) => {
  for (const frame of reader.read(chunk)) receive(frame);
});
// The site has ended.
process.stdin.on('end', () => process.exit(0));
process.on('unhandledRejection', (reason) => fail(String(guest?.describe(reason))));
harden();
send('started', 0, '');
