import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

interface Wanted {
  databaseUrl: string;
  /** URL of its webhooks; by default nothing listens there. */
  webhookUrl?: string;
  /** Factor for waiting times. */
  pace?: number;
  siteUrl?: string;
}

/** The payment sandbox as a separate process, with helpers for its clients. */
export interface PaymentSandbox {
  url: string;
  /** For `outside: { payments }` of the api's settings, or for `createSandboxPayments`. */
  settings: { provider: 'sandbox'; url: string; secret: string };
  /** Adds a card to the vault and returns its token. */
  card(ending: string, over?: Record<string, string>): Promise<string>;
  /** Clicks a button of the page that a redirect leads to; returns the next URL of the browser. */
  press(redirectUrl: string, decision: string): Promise<string>;
  /** Clicks a button on the phone that MB WAY notifies. */
  answerPhone(id: string, phone: string, decision: 'approve' | 'refuse'): Promise<void>;
  /** Kills the process, like a power failure. */
  kill(): Promise<void>;
  /** Starts it again with its data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const PROGRAM = path.resolve(__dirname, '../src/main.ts');
const TIMEOUT_MS = 30_000;
const PREFIX = '400000000000';

/** Starts the payment sandbox as `npm start` does, with a faster pace. */
export async function startPaymentSandbox(wanted: Wanted): Promise<PaymentSandbox> {
  const secret = randomBytes(32).toString('hex');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const start = () => startProcess(url, environmentOf(wanted, { port, secret }));
  let child = await start();
  const form = (address: string, fields: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  return {
    url,
    settings: { provider: 'sandbox', url, secret },
    async card(ending, over = {}) {
      const card = {
        number: PREFIX + ending,
        expiry: '09/29',
        cvx: '123',
        holder: 'Camille Fournier',
        ...over,
      };
      const answer = await fetch(`${url}/sandbox/psp/cards`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(card),
      });
      return ((await answer.json()) as { token: string }).token;
    },
    async press(redirectUrl, decision) {
      const { pathname } = new URL(redirectUrl);
      return (await form(url + pathname, { decision })).headers.get('location') ?? '';
    },
    async answerPhone(id, phone, decision) {
      await form(`${url}/sandbox/psp/phone`, { id, number: phone, decision });
    },
    kill: () => end(child, 'SIGKILL'),
    restart: async () => void (child = await start()),
    stop: () => end(child, 'SIGTERM'),
  };
}

function environmentOf(
  { databaseUrl, webhookUrl, pace = 0.02, siteUrl = 'http://localhost:4300' }: Wanted,
  { port, secret }: { port: number; secret: string },
): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    TZ: 'UTC',
    CAMPAVIA_ENV: 'test',
    DATABASE_URL: databaseUrl,
    PSP_PORT: String(port),
    PSP_SECRET: secret,
    PSP_WEBHOOK_URL: webhookUrl ?? 'http://127.0.0.1:9/webhooks/payments/',
    PSP_PACE: String(pace),
    CAMPAVIA_SITE_URL: siteUrl,
    CAMPAVIA_NOW: '2027-03-15T08:00:00Z',
  };
}

async function startProcess(url: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, 'psp'], {
    cwd: path.resolve(__dirname, '..'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/health`).catch(() => undefined);
    if (answer?.ok) return child;
    await delay(50);
  }
  child.kill('SIGKILL');
  throw new Error('The sandbox of payments did not start');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
