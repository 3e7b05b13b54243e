import { digestOf } from '@campavia/release/server';
import type { Release } from '@campavia/remote-kit/config';

import { plantRemote } from './testing/planted-remote';

let planted: ReturnType<typeof plantRemote>;
let release: Release;

function readRelease(folder = 'dist/release', from = planted): Release {
  return JSON.parse(from.read(`${folder}/release.json`)) as Release;
}

function mustBuild(env?: Record<string, string>, tree = planted): void {
  const { status, output } = tree.build(env);
  if (status !== 0) throw new Error(output);
}

beforeAll(() => {
  planted = plantRemote();
  mustBuild({ CAMPAVIA_COMMIT: 'c0ffee', CAMPAVIA_AUTHOR: 'Ada' });
  release = readRelease();
}, 120_000);

afterAll(() => planted.remove());

describe('release.json', () => {
  it('says which commit it is of and who made that', () => {
    expect(release).toMatchObject({ commit: 'c0ffee', author: 'Ada', kit: expect.stringMatching(/^\d+\./) });
  });

  it('has the digest that its readers find, too', () => {
    expect(release.digest).toBe(digestOf(release));
  });

  it('names the ranges of what it takes from the shell and would not run without', () => {
    expect(Object.keys(release.shared)).toEqual(['@campavia/remote-kit', 'react/jsx-runtime']);
    expect(release.shared['@campavia/remote-kit']).toContain(`^${release.kit}`);
  });

  it('names the addresses it links to, in its sources and its menu', () => {
    expect(release.promises.links).toEqual(['listing', 'planted']);
  });

  it('names the events and slots of its sources and its config, each as it was built against them', () => {
    const { sends, hears, fills, offers } = release.promises;
    expect(sends).toEqual([{ name: 'toast.shown', version: 1, payload: expect.objectContaining({}) }]);
    expect(hears.map(({ name }) => name)).toEqual(['wishlist.changed']);
    expect(fills[0]?.props.required).toEqual(['camperId', 'title']);
    expect(offers).toEqual([]);
  });

  it('says what the api answered to the calls it makes', () => {
    expect(release.promises.operations).toEqual([
      {
        operation: 'GET /v4/geolocation/places/{slug}/',
        parameters: { limit: { required: false } },
        answer: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      },
    ]);
  });

  it('keeps source maps where nobody is served them from', () => {
    const maps = release.files.filter(({ path }) => path.endsWith('.map')).map(({ path }) => path);
    expect(maps).toContain('private/remote.js.map');
    expect(maps.filter((path) => !path.startsWith('private/'))).toEqual([]);
    expect(release.files.filter(({ path }) => path.endsWith('.js')).length).toBeGreaterThan(1);
  });
});

describe('the same sources', () => {
  it('make the same digest in another folder, at another time, under another commit', () => {
    const other = plantRemote();
    try {
      mustBuild({ CAMPAVIA_COMMIT: 'decaf', CAMPAVIA_AUTHOR: 'Grace' }, other);
      const again = readRelease('dist/release', other);
      expect(again.files).toEqual(release.files);
      expect(again.digest).toBe(release.digest);
    } finally {
      other.remove();
    }
  }, 120_000);

  it('make a release of a given version in a given folder', () => {
    mustBuild({ CAMPAVIA_VERSION: '1.9.0-pr.31', CAMPAVIA_OUTPUT: 'dist/versions/1.9.0-pr.31' });
    const given = readRelease('dist/versions/1.9.0-pr.31');
    expect(given.version).toBe('1.9.0-pr.31');
    expect(given.container).toMatch(/^campavia_mf_planted_1_9_0_pr_31_[0-9a-f]{6}$/);
    expect(readRelease().digest).toBe(release.digest);
  }, 120_000);
});

describe('a build is refused', () => {
  it('for a version that is none', () => {
    expect(planted.build({ CAMPAVIA_VERSION: 'v2' }).output).toContain('CAMPAVIA_VERSION=v2 is no version');
  });

  it('for an address that is computed, and says where', () => {
    planted.write(
      'mf-planted/src/remote.tsx',
      "import { pathOf } from '@campavia/remote-kit';\nexport const lead = (where: string) => pathOf(where);",
    );
    const { status, output } = planted.build();
    expect(status).not.toBe(0);
    expect(output).toContain('mf-planted/src/remote.tsx:2: the address that is linked to is not written out');
  }, 120_000);

  it('for an unknown event', () => {
    planted.write('mf-planted/src/remote.tsx', 'export {};');
    planted.write(
      'mf-planted/remote.config.ts',
      "export const config = { name: 'mf-planted', squad: 'search', contract: '^0.1.0', addresses: [], events: { hears: ['toast.burnt'] } };",
    );
    expect(planted.build().output).toContain('the event toast.burnt, which remote-kit does not have');
  }, 120_000);
});
