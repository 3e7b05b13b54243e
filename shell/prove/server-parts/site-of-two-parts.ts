import type { AddressInfo } from 'node:net';

import fastify from 'fastify';

import { createSiteFixture } from '../../server/test/site-fixture';

import type { Misbehaviour } from './misbehaviours';

const GOOD = `exports.handle = async ({ path }) => ({ status: 200, data: { path } });
  exports.render = async () => {
    let html = '';
    for (let at = 0; at < 4000; at += 1) html += '<p class="' + at.toString(36) + '">' + at + '</p>';
    return { html, styles: '' };
  };`;

function badServer({ handle, render = 'return { html: "", styles: "" };' }: Misbehaviour): string {
  return `exports.handle = async ({ params }) => {
      if (params.id === 'well') return { status: 200 };
      ${handle}
    };
    exports.render = async ({ params }) => {
      if (params.id === 'well') return { html: '', styles: '' };
      ${render}
    };`;
}

export interface SiteOfTwoParts {
  url: string;
  remove(): Promise<void>;
}

export async function startSiteOfTwoParts(
  misbehaviour: Misbehaviour,
  settings: { renderDeadlineMs?: number } = {},
): Promise<SiteOfTwoParts> {
  const api = fastify();
  api.get('/3/referential/', async () => ({ flags: {}, routing: {} }));
  const fixture = await createSiteFixture(await api.listen({ port: 0, host: '127.0.0.1' }));
  const parts = { good: GOOD, bad: badServer(misbehaviour) };
  fixture.publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '1' } });
  for (const [name, server] of Object.entries(parts)) {
    fixture.publish({
      part: `mf-${name}`,
      version: '1.0.0',
      files: { 'remote.js': '1', 'server.cjs': server },
      addresses: [{ id: name, pattern: `/${name}/{id}`, document: true }],
    });
  }
  const releases = { shell: '1.0.0', 'mf-good': '1.0.0', 'mf-bad': '1.0.0' };
  fixture.registry.append('promoted', { channel: 'production', releases });
  const site = await fixture.start(Object.assign({ documentCacheMb: 0 }, settings));
  await site.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`,
    async remove() {
      await fixture.remove();
      await api.close();
    },
  };
}
