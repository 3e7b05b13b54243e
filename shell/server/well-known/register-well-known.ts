import { readFile } from 'node:fs/promises';

import type { FastifyInstance } from 'fastify';

import { LINK_PREFIX, type LinkedPageName } from '@campavia/contracts';
import { DEFAULT_SITE, siteOf } from '@campavia/i18n/sites';

import { FAVICON } from '../assets/favicon';
import { createWebManifest } from '../assets/web-manifest';
import { originOf } from '../http/scheme';

import { renderSecurityTxt } from './security-txt';

const DAY = 'public, max-age=86400';
const NOT_CRAWLED = ['/api/', '/sandbox/'];
const PICTURES: Record<string, string> = {
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'maskable-192.png': 'image/png',
  'maskable-512.png': 'image/png',
  'share.jpg': 'image/jpeg',
};
/** Found in the composition when the redirect is followed, as links of e-mails are. */
const PASSWORD_PAGE: LinkedPageName = 'account.password';

export interface WellKnownOptions {
  securityContact: string | undefined;
  workerFolder: string | URL;
  nowMs: () => number;
}

export function registerWellKnown(app: FastifyInstance, options: WellKnownOptions): void {
  registerIcons(app, options.workerFolder);
  app.get('/robots.txt', async (request, reply) => {
    const rules = ['User-agent: *', ...NOT_CRAWLED.map((path) => `Disallow: ${path}`)];
    const sitemap = `Sitemap: ${originOf(request)}/sitemap.xml`;
    return reply
      .header('cache-control', DAY)
      .type('text/plain')
      .send([...rules, '', sitemap, ''].join('\n'));
  });
  app.get<{ Querystring: { site?: unknown } }>('/manifest.webmanifest', async ({ query }, reply) => {
    const site = (typeof query.site === 'string' && siteOf(query.site)) || DEFAULT_SITE;
    return reply
      .header('cache-control', DAY)
      .type('application/manifest+json')
      .send(JSON.stringify(createWebManifest(site)));
  });
  app.get('/.well-known/change-password', async (_, reply) =>
    reply.redirect(LINK_PREFIX + PASSWORD_PAGE, 302),
  );
  const { securityContact: contact, nowMs } = options;
  if (contact === undefined) return;
  app.get('/.well-known/security.txt', async (request, reply) => {
    const text = renderSecurityTxt({ contact, origin: originOf(request), nowMs: nowMs() });
    return reply.header('cache-control', DAY).type('text/plain; charset=utf-8').send(text);
  });
}

function registerIcons(app: FastifyInstance, workerFolder: string | URL): void {
  app.get('/favicon.svg', async (_, reply) =>
    reply.header('cache-control', DAY).type('image/svg+xml').send(FAVICON),
  );
  app.get('/favicon.ico', async (_, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/apple-touch-icon.png', async (_, reply) => reply.redirect('/pictures/apple-touch-icon.png', 301));
  for (const [name, type] of Object.entries(PICTURES)) {
    app.get(`/pictures/${name}`, async (_, reply) => {
      const picture = await readFile(fileIn(workerFolder, `pictures/${name}`));
      return reply.header('cache-control', DAY).type(type).send(picture);
    });
  }
}

function fileIn(folder: string | URL, path: string): string | URL {
  return folder instanceof URL ? new URL(path, folder) : `${folder}/${path}`;
}
