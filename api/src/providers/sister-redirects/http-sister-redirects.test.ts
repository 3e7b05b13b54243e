import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

import { readSisterRedirects } from '../../config/sister-redirects-settings';
import { createHttpSisterRedirects } from './http-sister-redirects';
import { SisterRedirectsFailure, type SisterRedirect } from './sister-redirects';

const REDIRECT: SisterRedirect = {
  camperId: 12,
  title: 'Summit 600',
  dualListing: 'dual_not_published',
  returnUrl: 'https://campavia.test/nl/go/camper?id=12',
  language: 'nl',
};

interface PlatformOptions {
  key?: string;
  timeoutMs?: number;
}

let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function aPlatform(answer: RequestListener, { key, timeoutMs = 5000 }: PlatformOptions = {}) {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  return createHttpSisterRedirects({ url: `http://127.0.0.1:${port}/redirects`, key, timeoutMs });
}

const saying =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify(body));

test('gets the camper, its state, the link back and the key', async () => {
  let asked: unknown;
  let shown: string | undefined;
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked = JSON.parse(Buffer.concat(chunks).toString());
    shown = request.headers.authorization;
    saying({ redirect_url: 'https://sister.example/7', other: 1 })(request, response);
  };
  const platform = await aPlatform((...call) => void listen(...call), { key: 'secret' });
  expect(await platform.urlOf(REDIRECT)).toBe('https://sister.example/7');
  expect(asked).toEqual({
    listing_id: 12,
    title: 'Summit 600',
    state: 'dual_not_published',
    return_url: 'https://campavia.test/nl/go/camper?id=12',
    language: 'nl',
  });
  expect(shown).toBe('Bearer secret');
});

test.each<[string, RequestListener]>([
  ['is down', (_, response) => response.writeHead(503).end()],
  ['answers something else', saying({ url: 'https://sister.example/7' })],
  ['answers a script', saying({ redirect_url: 'javascript:alert(1)' })],
  ['answers an address without encryption', saying({ redirect_url: 'http://sister.example/7' })],
  ['answers no address', saying({ redirect_url: 'https://' })],
  ['answers no JSON', (_, response) => response.end('<html>')],
  ['sends elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['takes too long', () => undefined],
])('fails with its own error when it %s', async (_, answer) => {
  const platform = await aPlatform(answer, { timeoutMs: 200 });
  await expect(platform.urlOf(REDIRECT)).rejects.toBeInstanceOf(SisterRedirectsFailure);
});

test('is configured by the deployment, and not simulated in production', () => {
  const env = { SISTER_REDIRECTS_URL: 'https://sister.example/redirects', SISTER_REDIRECTS_KEY: 'secret' };
  expect(readSisterRedirects(env, { isSandbox: false })).toEqual({
    url: env.SISTER_REDIRECTS_URL,
    key: 'secret',
  });
  expect(readSisterRedirects({}, { isSandbox: false })).toBeUndefined();
  expect(readSisterRedirects({}, { isSandbox: true })).toBe('sandbox');
  for (const wrong of ['sandbox', 'ftp://x', 'sister']) {
    expect(() => readSisterRedirects({ SISTER_REDIRECTS_URL: wrong }, { isSandbox: false })).toThrow('_URL');
  }
});
