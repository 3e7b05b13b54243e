/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { aSearch, releaseSearch } from '../test/a-channel';
import { TOKEN } from '../test/registry-in-memory';
import { createSiteFixture, type SiteFixture } from '../test/site-fixture';
import { signedRelease } from '../test/signed-release';

const OPENAPI = join(__dirname, 'openapi.json');

interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  url: string;
  payload?: object | string;
  token?: string;
  headers?: Record<string, string>;
}

describe('the registry’s HTTP api', () => {
  let fixture: SiteFixture;
  let site: FastifyInstance;

  beforeAll(async () => {
    fixture = await createSiteFixture();
    releaseSearch(fixture, '1.0.0', '1.1.0');
    site = await fixture.start();
  });

  afterAll(() => fixture.remove());

  const ask = ({ method = 'GET', url, payload, token = TOKEN, headers = {} }: Asked) =>
    site.inject({
      method,
      url: `/_registry${url}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });

  it('returns the state of all channels', async () => {
    const { id } = (await site.inject('/_composition')).json<{ id: string }>();
    const releases = { shell: '1.0.0', 'mf-search': '1.0.0' };
    expect((await ask({ url: '/status' })).json()).toMatchObject({
      seq: fixture.registry.state().seq,
      database: 'up',
      channels: { production: { id, releases, pins: {}, canaries: {} } },
      parts: { 'mf-search': { squad: 'search', isRetired: false } },
      keys: { aaaaaaaaaaaaaaaa: { isPlatform: true } },
      problems: [],
    });
  });

  it('returns releases, who published them, and the contracts they promise', async () => {
    const { releases } = (await ask({ url: '/releases?part=mf-search' })).json<{ releases: object[] }>();
    expect(releases).toMatchObject([
      { version: '1.1.0', author: 'Ada', publishedBy: 'platform' },
      { version: '1.0.0' },
    ]);
    expect((await ask({ url: '/releases/mf-search/1.1.0' })).json()).toEqual(signedRelease(aSearch('1.1.0')));
  });

  it('pages through the log', async () => {
    const { entries } = (await ask({ url: '/log?after=1&limit=2' })).json<{ entries: object[] }>();
    expect(entries).toMatchObject([{ seq: 2, act: 'published', body: { part: 'shell' } }, { seq: 3 }]);
  });

  it.each<[string, number, string, Asked]>([
    ['nobody', 401, 'unknown_token', { url: '/status', token: '' }],
    ['a stranger', 401, 'unknown_token', { url: '/status', token: 'x' }],
    ['an unknown route', 404, 'not_found', { url: '/nothing' }],
    ['an unknown release', 404, 'unknown_release', { url: '/releases/mf-search/9.9.9' }],
    ['an invalid part name', 400, 'bad_request', { url: '/releases/react/1.0.0' }],
    ['an unknown mix', 404, 'unknown_mix', { url: '/mixes/__proto__/link' }],
    [
      'an unknown log entry',
      400,
      'bad_request',
      { url: '/acts', method: 'POST', payload: { act: 'sold', body: {} } },
    ],
    ['half a sentence', 400, 'bad_request', { url: '/acts', method: 'POST', payload: '{"act":' }],
    [
      'a canary of everybody twice',
      400,
      'bad_request',
      {
        url: '/acts',
        method: 'POST',
        payload: {
          act: 'canary-set',
          body: { channel: 'production', part: 'mf-search', version: '1.1.0', percent: 200 },
        },
      },
    ],
    [
      'a canary of no number, which would end it as a 0',
      400,
      'bad_request',
      {
        url: '/acts',
        method: 'POST',
        payload: { act: 'canary-set', body: { channel: 'production', part: 'mf-search', percent: null } },
      },
    ],
    [
      'a file that comes as JSON',
      415,
      'unsupported_media_type',
      { url: '/uploads/none/files?path=a.js', method: 'PUT', payload: { a: 1 } },
    ],
    [
      'a head that moved',
      409,
      'head_moved',
      { url: '/acts', method: 'POST', payload: { act: 'part-retired', body: { part: 'shell' }, head: 'x' } },
    ],
    [
      'an invalid release.json',
      400,
      'bad_release',
      { url: '/uploads', method: 'POST', payload: { release: { part: 'mf-search' } } },
    ],
    [
      'a release.json of five megabytes',
      413,
      'too_large',
      { url: '/uploads', method: 'POST', payload: { release: 'x'.repeat(5 * 1024 * 1024) } },
    ],
    [
      'a file of no upload',
      404,
      'no_such_upload',
      { url: '/uploads/none/files?path=a.js', method: 'PUT', payload: 'x' },
    ],
  ])('refuses %s in the common error format, and logs nothing', async (_, status, code, requested) => {
    const { seq } = fixture.registry.state();
    const isBytes = requested.method === 'PUT' && typeof requested.payload === 'string';
    const headers = isBytes ? { 'content-type': 'application/octet-stream' } : undefined;
    const isText = typeof requested.payload === 'string' && !headers;
    const answer = await ask({
      ...requested,
      headers: isText ? { 'content-type': 'application/json' } : headers,
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ code, detail: expect.any(String) }),
    ]);
    expect(fixture.registry.state().seq).toBe(seq);
  });

  it('names the invalid field of a command', async () => {
    const payload = { act: 'promoted', body: { channel: 'production' } };
    const { detail } = (await ask({ url: '/acts', method: 'POST', payload })).json<{ detail: string }>();
    expect(detail).toContain('releases');
  });

  it('blocks an address that tries wrong tokens, but not a valid token from there', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 70; number += 1) {
      statuses.push((await ask({ url: '/status', token: `guess-${number}` })).statusCode);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect((await ask({ url: '/status' })).statusCode).toBe(200);
  });

  it('limits calls per token', async () => {
    const busy = await fixture.start({ registryRequestsPerMinute: 3 });
    const headers = { authorization: `Bearer ${TOKEN}` };
    const call = async () => (await busy.inject({ url: '/_registry/log', headers })).statusCode;
    expect([await call(), await call(), await call(), await call()]).toEqual([200, 200, 200, 429]);
  });

  // WRITE_OPENAPI=1 updates the committed description; run `npm run format` afterwards.
  it('matches the committed OpenAPI description', async () => {
    const described: unknown = (await ask({ url: '/openapi.json', token: '' })).json();
    if (process.env.WRITE_OPENAPI) writeFileSync(OPENAPI, JSON.stringify(described));
    expect(described).toEqual(JSON.parse(readFileSync(OPENAPI, 'utf8')));
  });
});
