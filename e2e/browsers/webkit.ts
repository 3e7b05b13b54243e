import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import type { Driver } from './driver';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_MS = 20_000;

interface Programs {
  webdriver: string;
  miniBrowser: string;
  xvfb: string;
}

/** WebKit, the engine of Safari, by WebDriver (https://www.w3.org/TR/webdriver2/), on a virtual screen. */
export async function openWebKit(programs: Programs): Promise<Driver> {
  const screen = await startScreen(programs.xvfb);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const driver = spawn(programs.webdriver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const end = async () => {
    await Promise.all([stop(driver), stop(screen.process)]);
  };
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, programs.miniBrowser);
    return driverOf(session, end);
  } catch (error) {
    await end();
    throw error;
  }
}

interface Session {
  version: string;
  call<Answer>(method: string, path: string, body?: object): Promise<Answer>;
}

async function openSession(origin: string, binary: string): Promise<Session> {
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const begin = { capabilities: { alwaysMatch: options } };
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      const { sessionId, capabilities } = await send<{
        sessionId: string;
        capabilities: { browserVersion: string };
      }>(`${origin}/session`, 'POST', begin);
      return {
        version: capabilities.browserVersion,
        call: (method, path, body) => send(`${origin}/session/${sessionId}${path}`, method, body),
      };
    } catch (error) {
      // The driver needs a moment until it listens.
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function send<Answer>(url: string, method: string, body?: object): Promise<Answer> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}

function driverOf({ version, call }: Session, end: () => Promise<void>): Driver {
  const elementOf = async (selector: string): Promise<string> => {
    const found = { using: 'css selector', value: selector };
    const element = await call<Record<string, string>>('POST', '/element', found);
    return `/element/${element[ELEMENT]}`;
  };
  return {
    name: `WebKit ${version}`,
    goto: (url) => call('POST', '/url', { url }),
    evaluate: (script) => call('POST', '/execute/sync', { script, args: [] }),
    click: async (selector) => call('POST', `${await elementOf(selector)}/click`, {}),
    async type(selector, text) {
      const element = await elementOf(selector);
      await call('POST', `${element}/clear`, {});
      await call('POST', `${element}/value`, { text });
    },
    async close() {
      await call('DELETE', '').catch(() => undefined);
      await end();
    },
  };
}

/** Xvfb chooses the number of the display and prints it. */
async function startScreen(xvfb: string): Promise<{ display: string; process: ChildProcess }> {
  const args = ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
  const screen = spawn(xvfb, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, process: screen };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
