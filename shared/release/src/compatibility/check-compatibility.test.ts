import type { Release } from '@campavia/remote-kit/config';

import { checkCompatibility } from './check-compatibility';
import { aSite } from './testing/a-site';

const { releases, api } = aSite(1);

/** The site with other releases of some parts. */
function withOthers(others: Record<string, (release: Release) => void>): Release[] {
  return releases.map((release) => {
    const alter = others[release.part];
    if (!alter) return release;
    const other = JSON.parse(JSON.stringify({ ...release, version: '2.0.0' })) as Release;
    alter(other);
    return other;
  });
}

function loseAddress({ part, config }: Release): void {
  config.addresses = config.addresses.filter(({ id }) => id !== `${part}.one`);
}

function readMoonFlag({ config }: Release): void {
  config.flags = ['moon_walk'];
}

it('passes a compatible site, and reports the number of checks', () => {
  const compositions = ['production', 'production for de'].map((name) => ({ name, after: releases }));
  expect(checkCompatibility({ compositions, api })).toEqual({ isSafe: true, compositions: 2, problems: [] });
});

it('gives developers the details they need', () => {
  const after = withOthers({ 'mf-listing': loseAddress });
  expect(
    checkCompatibility({ compositions: [{ name: 'production', before: releases, after }] }).problems,
  ).toEqual([
    {
      kind: 'address',
      parts: ['mf-search', 'mf-listing'],
      composition: 'production',
      message:
        'mf-search@1.0.0 links to the address mf-listing.one, which mf-listing@2.0.0 no longer has. Keep the address, or release mf-search without the link first.',
    },
  ]);
});

it('reports the smallest counter-example first', () => {
  const after = withOthers({ 'mf-listing': loseAddress, 'mf-trips': readMoonFlag });
  const { problems } = checkCompatibility({
    compositions: [{ name: 'production', before: releases, after }],
    api,
  });
  expect(problems.map(({ parts }) => parts)).toEqual([['mf-trips'], ['mf-search', 'mf-listing']]);
});

it('reports a problem of many compositions once, for the first of them', () => {
  const after = withOthers({ 'mf-trips': readMoonFlag });
  const compositions = ['production', 'mix pull request 31'].map((name) => ({
    name,
    before: releases,
    after,
  }));
  const { problems } = checkCompatibility({ compositions, api });
  expect(problems.map(({ composition }) => composition)).toEqual(['production']);
});

it('finds a problem that occurs only in a mix', () => {
  const before = withOthers({ 'mf-search': ({ promises }) => void promises.links.push('mf-trips.one') });
  const mix = before.map((release) =>
    release.part === 'mf-trips' ? { ...release, version: '2.0.0' } : release,
  );
  const compositions = [
    { name: 'production', before: releases, after: releases },
    { name: 'mix pull request 31', before, after: withLost(mix, 'mf-trips') },
  ];
  const { problems } = checkCompatibility({ compositions });
  expect(problems.map(({ composition, parts }) => [composition, ...parts])).toContainEqual([
    'mix pull request 31',
    'mf-search',
    'mf-trips',
  ]);
});

function withLost(all: Release[], part: string): Release[] {
  return all.map((release) => {
    if (release.part !== part) return release;
    const other = JSON.parse(JSON.stringify(release)) as Release;
    loseAddress(other);
    return other;
  });
}

describe('an existing problem', () => {
  const broken = withOthers({ 'mf-trips': readMoonFlag });

  it('does not block unrelated releases', () => {
    const after = broken.map((release) =>
      release.part === 'mf-search' ? { ...release, version: '2.1.0' } : release,
    );
    expect(
      checkCompatibility({ compositions: [{ name: 'production', before: broken, after }], api }).isSafe,
    ).toBe(true);
  });

  it('blocks the next release of the same part if it still has the problem', () => {
    const after = broken.map((release) =>
      release.part === 'mf-trips' ? { ...release, version: '2.1.0' } : release,
    );
    expect(
      checkCompatibility({ compositions: [{ name: 'production', before: broken, after }], api }).isSafe,
    ).toBe(false);
  });

  it('is reported for a composition that was never live', () => {
    expect(checkCompatibility({ compositions: [{ name: 'mix', after: broken }], api }).isSafe).toBe(false);
  });
});

it('skips calls and flags if the api is unknown', () => {
  const after = withOthers({ 'mf-trips': readMoonFlag });
  expect(checkCompatibility({ compositions: [{ name: 'production', after }] }).isSafe).toBe(true);
});
