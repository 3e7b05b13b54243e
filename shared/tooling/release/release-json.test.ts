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
  it('contains the commit and its author', () => {
    expect(release).toMatchObject({ commit: 'c0ffee', author: 'Ada', kit: expect.stringMatching(/^\d+\./) });
  });

  it('has the digest that its readers compute, too', () => {
    expect(release.digest).toBe(digestOf(release));
  });

  it('contains the version ranges of the shared modules that it requires from the shell', () => {
    expect(Object.keys(release.shared)).toEqual(['@campavia/remote-kit', 'react/jsx-runtime']);
    expect(release.shared['@campavia/remote-kit']).toContain(`^${release.kit}`);
  });

  it('contains the addresses it links to, from its sources and its menu', () => {
    expect(release.promises.links).toEqual(['listing', 'planted']);
  });

  it('contains the events and slots of its sources and its config, with the definitions of the build', () => {
    const { sends, hears, fills, offers } = release.promises;
    expect(sends).toEqual([{ name: 'toast.shown', version: 1, payload: expect.objectContaining({}) }]);
    expect(hears.map(({ name }) => name)).toEqual(['wishlist.changed']);
    expect(fills[0]?.props.required).toEqual(['camperId', 'title']);
    expect(offers).toEqual([]);
  });

  it("contains the api's description of the calls it makes", () => {
    expect(release.promises.operations).toEqual([
      {
        operation: 'GET /v4/geolocation/places/{slug}/',
        parameters: { limit: { required: false } },
        answer: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      },
    ]);
  });

  it('stores source maps where they are not served', () => {
    const maps = release.files.filter(({ path }) => path.endsWith('.map')).map(({ path }) => path);
    expect(maps).toContain('private/remote.js.map');
    expect(maps.filter((path) => !path.startsWith('private/'))).toEqual([]);
    expect(release.files.filter(({ path }) => path.endsWith('.js')).length).toBeGreaterThan(1);
  });
});

describe('the same sources', () => {
  it('make the same digest in another folder, at another time, at another commit', () => {
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

describe('a build fails', () => {
  it('for an invalid version', () => {
    expect(planted.build({ CAMPAVIA_VERSION: 'v2' }).output).toContain(
      'CAMPAVIA_VERSION=v2 is not a version',
    );
  });

  it('for a computed address, with its place', () => {
    planted.write(
      'mf-planted/src/remote.tsx',
      "import { pathOf } from '@campavia/remote-kit';\nexport const lead = (where: string) => pathOf(where);",
    );
    const { status, output } = planted.build();
    expect(status).not.toBe(0);
    expect(output).toContain('mf-planted/src/remote.tsx:2: the address of the link is not a literal');
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
