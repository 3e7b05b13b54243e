import type { Release } from '@campavia/remote-kit/config';

import { compose, compositionId } from './composition';

function aRelease(over: Partial<Release> = {}): Release {
  return {
    part: 'mf-search',
    version: '0.1.0-aaaaaaaa',
    commit: 'abc',
    author: 'Sam Search',
    builtAt: '2027-03-01T00:00:00Z',
    digest: 'sha384-digest',
    contract: '^0.1.0',
    kit: '0.1.0',
    shared: {},
    container: 'campavia_mf_search_0_1_0_aaaaaaaa',
    entry: 'remote.js',
    scripts: ['remote.1.js'],
    styles: [],
    screens: { home: ['home.1.js'] },
    messages: { fr: 'fr.1.js' },
    server: 'server.cjs',
    files: ['remote.js', 'remote.1.js', 'home.1.js', 'fr.1.js', 'server.cjs'].map((path) => ({
      path,
      size: 1,
      integrity: `sha384-${path}`,
    })),
    config: { name: 'mf-search', squad: 'search', contract: '^0.1.0', addresses: [] },
    promises: { links: [], sends: [], hears: [], offers: [], fills: [], operations: [] },
    ...over,
  };
}

describe('compose', () => {
  it('gives each part its addresses and hashes', () => {
    const { parts } = compose('production', [aRelease()]);
    expect(parts['mf-search']).toMatchObject({
      entry: '/releases/mf-search/0.1.0-aaaaaaaa/remote.js',
      integrity: 'sha384-remote.js',
      scripts: [{ url: '/releases/mf-search/0.1.0-aaaaaaaa/remote.1.js', integrity: 'sha384-remote.1.js' }],
      screens: {
        home: [{ url: '/releases/mf-search/0.1.0-aaaaaaaa/home.1.js', integrity: 'sha384-home.1.js' }],
      },
      messages: { fr: { url: '/releases/mf-search/0.1.0-aaaaaaaa/fr.1.js', integrity: 'sha384-fr.1.js' } },
    });
  });

  it("gives chunks the hash used by their release's scripts, and entries their own", () => {
    const files = ['remote.js', 'remote.1.js', 'home.1.js', 'fr.1.js', 'server.cjs'].map((path) => ({
      path,
      size: 1,
      integrity: `sha384-${path}`,
      chunkIntegrity: `sha256-${path}`,
    }));
    const part = compose('production', [aRelease({ files })]).parts['mf-search'];
    expect(part?.integrity).toBe('sha384-remote.js');
    expect(part?.scripts.map(({ integrity }) => integrity)).toEqual(['sha256-remote.1.js']);
    expect(part?.screens.home?.map(({ integrity }) => integrity)).toEqual(['sha256-home.1.js']);
    expect(part?.messages.fr?.integrity).toBe('sha256-fr.1.js');
  });

  it('lists only the fonts of the first view', () => {
    const files = [
      'remote.js',
      'remote.1.js',
      'home.1.js',
      'fr.1.js',
      'figtree-latin-wght-normal.1.woff2',
      'figtree-latin-ext-wght-normal.2.woff2',
    ];
    const release = aRelease({ files: files.map((path) => ({ path, size: 1, integrity: path })) });
    expect(compose('production', [release]).parts['mf-search']?.fonts).toEqual([
      '/releases/mf-search/0.1.0-aaaaaaaa/figtree-latin-wght-normal.1.woff2',
    ]);
  });

  it('refuses a release that names a file it does not contain', () => {
    expect(() => compose('production', [aRelease({ entry: 'gone.js' })])).toThrow('gone.js');
  });

  it('includes the last good release, and other origins of the files', () => {
    const before = aRelease({ version: '0.0.9', container: 'campavia_mf_search_0_0_9' });
    const { id, mix, origins, parts } = compose('staging', [aRelease()], {
      fallbacks: { 'mf-search': before },
      mix: 'pull request 31',
      origins: ['https://files.example'],
    });
    expect(parts['mf-search']?.fallback).toEqual({
      version: '0.0.9',
      entry: '/releases/mf-search/0.0.9/remote.js',
      integrity: 'sha384-remote.js',
      container: 'campavia_mf_search_0_0_9',
    });
    expect([mix, origins]).toEqual(['pull request 31', ['https://files.example']]);
    expect(id).toBe(compose('production', [aRelease()]).id);
  });

  it('refuses two releases of one part', () => {
    expect(() => compose('production', [aRelease(), aRelease({ version: '0.2.0' })])).toThrow('Two releases');
  });
});

describe('compositionId', () => {
  const search = { version: '1', digest: 'a' };
  const listing = { version: '2', digest: 'b' };

  it('has an id independent of the order of parts', () => {
    expect(compositionId({ search, listing })).toBe(compositionId({ listing, search }));
  });

  it('has a new id when one release changes', () => {
    expect(compositionId({ search, listing })).not.toBe(
      compositionId({ search, listing: { ...listing, digest: 'c' } }),
    );
  });
});
