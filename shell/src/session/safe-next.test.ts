import fc from 'fast-check';

import { safeNext } from './safe-next';

const ATTACKS = [
  '',
  ' ',
  '//evil.test',
  '///evil.test',
  '////evil.test/%2e%2e',
  '//evil.test@campavia.example',
  '//\\evil.test',
  '/\\evil.test',
  '/\\/evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  ' /d/trips',
  '/\u0000/evil.test',
  '/\u200b/evil.test',
  '/\u202e/tset.live',
  '/\ufeff/evil.test',
  'http://evil.test',
  'https://evil.test/d/trips',
  'https:evil.test',
  'https:/evil.test',
  'HTTPS://EVIL.TEST',
  'ftp://evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://campavia.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.test/1',
  'evil.test',
  'd/trips',
  '?next=//evil.test',
  '#//evil.test',
  './/evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/d/..//evil.test',
  '/%2e//evil.test',
  '/%2e%2e//evil.test',
  '/fr//evil.test',
  '/%2fevil.test',
  '/%2F/evil.test',
  '/%252fevil.test',
  '/%25252fevil.test',
  '/%2525252525252fevil.test',
  '/%5cevil.test',
  '/%255cevil.test',
  '%2f%2fevil.test',
  '/%09/evil.test',
  '/%0d%0aSet-Cookie:%20a=b',
  '/%0a/evil.test',
  '/%00/evil.test',
  '/%e2%80%8b/evil.test',
  '/\uff0fevil.test',
  '/%ef%bc%8fevil.test',
  '/\uff3cevil.test',
  '/%E0%A4%A',
  '/%',
  '/%c0%af/evil.test',
  '/_registry/mixer',
  '/_composition',
  '/%5fregistry/mixer',
  '/api/internals/logout',
  '/%61pi/internals/logout',
  '/./api/internals/logout',
  '/API/internals/logout',
  '/oauth/revoke_token/',
  '/3/users/me/',
  '/v4/events/send/',
  '/sandbox/outbox',
  '/media/1.jpg',
  '/releases/shell/1.0.0/main.js',
  `/${'x'.repeat(2000)}`,
];

describe('the next address after signing in', () => {
  it.each([
    '/',
    '/d/trips',
    '/fr/d/account/profile?step=2#phone',
    '/s?where=Lyon&types=4&types=5&date_from=2027-04-01',
    '/s?where=https://evil.test//x',
    '/campers/3?return=%2F%2Fevil.test',
    '/@evil.test',
    '/;@evil.test',
    '/apis',
    '/3-seats',
    '/fr/campervan-hire/c%C3%B4te-d-azur',
  ])('is %s if that is a page of this site', (next) => {
    expect(safeNext(next, '/home')).toBe(next);
  });

  it.each(ATTACKS)('is the home page instead of %j', (next) => {
    expect(safeNext(next, '/home')).toBe('/home');
  });

  it.each([[undefined], [null], [3], [true], [{}], [['/d/trips', '/']], [() => '/']])(
    'is the home page when %p is no string',
    (next) => {
      expect(safeNext(next, '/home')).toBe('/home');
    },
  );

  it('is normalised as a browser would do it', () => {
    expect(safeNext('/d/./chats/../trips', '/')).toBe('/d/trips');
    expect(safeNext('/s?where=New York', '/')).toBe('/s?where=New%20York');
    expect(safeNext('/fr/été', '/')).toBe('/fr/%C3%A9t%C3%A9');
  });

  it('never leaves the site for any input', () => {
    const pieces = fc.constantFrom(
      ...'/\\.%@:?#;\t\n evil25f5c'.split(''),
      '%2f',
      '%5c',
      '..',
      '//',
      '\uff0f',
    );
    const address = fc.array(pieces, { maxLength: 12 }).map((letters) => `/${letters.join('')}`);
    fc.assert(
      fc.property(address, (next) => {
        const led = safeNext(next, '/home');
        expect(new URL(led, 'https://campavia.example').origin).toBe('https://campavia.example');
        expect(led).toMatch(/^\/(?![/\\])/);
        expect(safeNext(led, '/home')).toBe(led);
      }),
    );
  });
});
