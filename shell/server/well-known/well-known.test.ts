/** @jest-environment node */
import type { FastifyInstance } from 'fastify';

import { SITES } from '@campavia/i18n/sites';

import { createSiteFixture, type SiteFixture } from '../test/site-fixture';

let fixture: SiteFixture;
let site: FastifyInstance;

beforeAll(async () => {
  fixture = await createSiteFixture();
  fixture.publish({ part: 'shell', version: '1.0.0', files: { 'main.js': '1' } });
  fixture.registry.append('promoted', { channel: 'production', releases: { shell: '1.0.0' } });
  site = await fixture.start();
});
afterAll(() => fixture.remove());

const get = (url: string) => site.inject({ url, headers: { host: 'campavia.test' } });

function sizeOfPng(bytes: Buffer) {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Reads the JPEG segments up to the frame header (SOF0 or SOF2). */
function sizeOfJpeg(bytes: Buffer) {
  let at = 2;
  while (![0xc0, 0xc2].includes(bytes[at + 1] ?? 0xc0)) at += 2 + bytes.readUInt16BE(at + 2);
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
}

interface Manifest {
  start_url: string;
  lang: string;
  description: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}
const manifestOf = async (locale: string) =>
  (await get(`/manifest.webmanifest?site=${locale}`)).json<Manifest>();

describe('the web manifest', () => {
  test('starts on its own site, in its own language', async () => {
    const all = await Promise.all(SITES.map(({ locale }) => manifestOf(locale)));
    expect(all.map(({ lang }) => lang)).toEqual(SITES.map(({ htmlLang }) => htmlLang));
    expect(all.slice(0, 4).map(({ start_url }) => start_url)).toEqual(['/', '/en-gb', '/en-ie', '/fr']);
    expect(new Set(all.map(({ description }) => description)).size).toBe(8);
  });

  test('has icons of the declared size and type, maskable ones as well', async () => {
    const { icons } = await manifestOf('fr');
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of icons) {
      const { rawPayload, headers } = await get(src);
      const { width, height } = sizeOfPng(rawPayload);
      expect([headers['content-type'], `${width}x${height}`]).toEqual([type, sizes]);
    }
  });

  test('is of the default site for an unknown name', async () => {
    for (const query of ['', '?site=xx', '?site=fr&site=de']) {
      expect((await get(`/manifest.webmanifest${query}`)).json<Manifest>().lang).toBe('en-US');
    }
  });
});

test('the icon of Apple devices is 180 by 180, the picture of links 1200 by 630', async () => {
  const icon = await get('/pictures/apple-touch-icon.png');
  expect(sizeOfPng(icon.rawPayload)).toEqual({ width: 180, height: 180 });
  const picture = await get('/pictures/share.jpg');
  expect(sizeOfJpeg(picture.rawPayload)).toEqual({ width: 1200, height: 630 });
});

test.each(['/pictures/', '/pictures/../main.js', '/pictures/icon-64.png'])('there is no %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

describe('security.txt', () => {
  test('names the contact, and expires half a year from today', async () => {
    const { body, headers } = await get('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'Contact: mailto:security@campavia.test',
      'Expires: 2027-08-28T00:00:00Z',
      'Preferred-Languages: en, fr, de, es, ca, it, nl, pt',
      'Canonical: http://campavia.test/.well-known/security.txt',
      '',
    ]);
  });

  test('is absent if no contact is configured', async () => {
    const silent = await fixture.start({ securityContact: undefined });
    expect((await silent.inject('/.well-known/security.txt')).statusCode).toBe(404);
  });
});

test('leads a password manager to the change-password page', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/go/account.password']);
});
