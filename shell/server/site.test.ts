/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'esbuild';
import fastify, { type FastifyInstance } from 'fastify';

import type { Settings } from './settings';
import { buildSite } from './site';

const SERVER = `exports.handle = async (request) => {
  if (request.params.id === 'hang') return new Promise(() => {});
  if (request.params.id === 'throw') throw new Error('broken');
  if (request.params.id === 'old') return { status: 301, redirect: '/campers/1' + request.search };
  const status = request.params.id === '1' ? 200 : 404;
  return { status, head: { title: 'Camper <' + request.params.id + '>', canonical: request.path },
    data: { today: request.today, locale: request.locale, evil: '</script>' } };
};`;

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

async function publish(
  folder: string,
  part: string,
  files: Record<string, string>,
  over: object,
): Promise<void> {
  const home = join(folder, part, '1.0.0');
  await mkdir(home, { recursive: true });
  const list = Object.entries(files).map(([path, text]) => ({
    path,
    size: text.length,
    integrity: integrityOf(text),
  }));
  await Promise.all(Object.entries(files).map(([path, text]) => writeFile(join(home, path), text)));
  const release = {
    part,
    version: '1.0.0',
    digest: part,
    scripts: [],
    styles: [],
    screens: {},
    messages: {},
    files: list,
    ...over,
  };
  await writeFile(join(home, 'release.json'), JSON.stringify(release));
}

async function publishAll(folder: string): Promise<void> {
  await publish(
    folder,
    'shell',
    { 'main.js': '1' },
    { entry: 'main.js', config: { name: 'shell', addresses: [] } },
  );
  await publish(
    folder,
    'mf-listing',
    { 'remote.js': '2', 'server.cjs': SERVER },
    {
      entry: 'remote.js',
      server: 'server.cjs',
      config: {
        name: 'mf-listing',
        addresses: [{ id: 'listing', pattern: '/campers/{id}', document: true }],
      },
    },
  );
  const parts = { shell: '1.0.0', 'mf-listing': '1.0.0' };
  await writeFile(join(folder, 'composition.json'), JSON.stringify({ channel: 'production', parts }));
}

describe('the site', () => {
  let home: string;
  let workerFile: string;
  let settings: Settings;
  let api: FastifyInstance;
  let site: FastifyInstance;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'site-'));
    workerFile = join(home, 'document-worker.mjs');
    await build({
      entryPoints: [join(__dirname, 'worker/document-worker.ts')],
      outfile: workerFile,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    await mkdir(join(home, 'releases'));
    await publishAll(join(home, 'releases'));
    api = fastify();
    api.get('/health', async () => ({ now: '2027-03-01T23:30:00Z' }));
    api.get('/3/referential/', async () => ({ flags: {} }));
    api.get('/3/products/', async ({ query, headers }) => ({ query, key: headers['x-api-key'] }));
    const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
    settings = {
      port: 0,
      host: '127.0.0.1',
      apiUrl,
      apiKey: 'campavia-web',
      releasesFolder: join(home, 'releases'),
      documentDeadlineMs: 1500,
      logLevel: 'silent',
    };
    site = await buildSite(settings, workerFile);
  });

  afterAll(async () => {
    await site.close();
    await api.close();
    await rm(home, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });

  it('answers with what the remote says of its address', async () => {
    const { statusCode, body, headers } = await get('/campers/1');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Camper &lt;1&gt;</title>');
    expect(body).toContain('hreflang="de-CH" href="http://localhost:80/de-ch/campers/1"');
    expect(headers['x-composition-id']).toMatch(/^[0-9a-f]{20}$/);
  });

  it('lets inlined data end no script', async () => {
    const { body } = await get('/campers/1');
    expect(body).toContain('"evil":"\\u003c/script>"');
  });

  it('gives each document a nonce of its own, in the policy and on every script', async () => {
    const [one, other] = await Promise.all([get('/campers/1'), get('/campers/1')]);
    const nonce = /'nonce-([^']+)'/.exec(String(one.headers['content-security-policy']))?.[1];
    expect(one.body.match(/<script(?![^>]*nonce=")/g)).toBeNull();
    expect(one.body).toContain(`nonce="${nonce}"`);
    expect(other.body).not.toContain(`nonce="${nonce}"`);
  });

  it('carries the date of the site’s own country', async () => {
    expect((await get('/fr/campers/1')).body).toContain('"today":"2027-03-02","locale":"fr"');
    expect((await get('/campers/1')).body).toContain('"today":"2027-03-01","locale":"en-us"');
  });

  it('answers 404 with a page for an unknown address and for what a remote does not know', async () => {
    expect((await get('/nowhere')).statusCode).toBe(404);
    expect((await get('/nowhere')).body).toContain('"status":404,"addressId":null');
    expect((await get('/campers/abc')).statusCode).toBe(404);
  });

  it('redirects within the visitor’s site, keeping the query', async () => {
    const { statusCode, headers } = await get('/fr/campers/old?a=1');
    expect([statusCode, headers.location]).toEqual([301, '/fr/campers/1?a=1']);
  });

  it('sends a first visitor to the site of the browser’s language, once', async () => {
    const first = await get('/campers/1?a=1', { 'accept-language': 'fr-BE' });
    expect([first.statusCode, first.headers.location]).toEqual([302, '/fr-be/campers/1?a=1']);
    const next = await get('/fr-be/campers/1', { 'accept-language': 'fr-BE' });
    expect(next.statusCode).toBe(200);
  });

  it('spells prefixes one way', async () => {
    expect((await get('/en-us/campers/1')).headers.location).toBe('/campers/1');
    expect((await get('/FR/campers/1')).headers.location).toBe('/fr/campers/1');
  });

  it.each(['throw', 'hang'])('answers with a page when the remote’s server part does %s', async (fault) => {
    const { statusCode, body } = await get(`/campers/${fault}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('id="app-mf-listing"');
  });

  it('serves releases for ever and keeps their server parts to itself', async () => {
    const script = await get('/releases/mf-listing/1.0.0/remote.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/releases/mf-listing/1.0.0/server.cjs')).statusCode).toBe(404);
  });

  it('tells its composition and health', async () => {
    const { id } = (await get('/_composition')).json<{ id: string }>();
    expect((await get('/ping/front')).json()).toEqual({ status: 'ok', composition: id });
  });

  it('passes the api’s paths on, with repeated parameters and headers', async () => {
    const answer = await get('/3/products/?types=4&types=5', { 'x-api-key': 'k' });
    expect(answer.json()).toEqual({ query: { types: ['4', '5'] }, key: 'k' });
  });

  it('says that the api is away instead of failing', async () => {
    const away = await buildSite({ ...settings, apiUrl: 'http://127.0.0.1:1' }, workerFile);
    const answer = await away.inject('/3/products/');
    await away.close();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.json()).toMatchObject({ detail: expect.any(String) });
  });

  it.each([
    ['another host', '//evil.test/'],
    ['a zero byte', '/%00'],
    ['nine thousand letters', `/${'x'.repeat(9000)}`],
    ['half a character', '/%E0%A4%A'],
    ['a lone percent sign', '/fr/%'],
  ])('survives an address with %s', async (_, url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('<!doctype html>');
  });

  it.each([
    ['a backslash', 'GET /\\ HTTP/1.1'],
    ['half an address of another host', 'GET http://[ HTTP/1.1'],
    ['slashes that name another host', 'GET /en-us//evil.test/x HTTP/1.1'],
  ])('answers a raw request with %s and lives on', async (_, line) => {
    if (!site.server.listening) await site.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 (301|400|404)/);
    expect(answer).not.toMatch(/location: (\/\/|\/\\|http)/i);
    expect((await get('/ping/front')).statusCode).toBe(200);
  });
});
