import { momentMs } from '@campavia/domain';

import { FakeSite } from '../test/fake-site';
import { listUnneededReleases } from './list-unneeded-releases';
import { foldTimeline } from './timeline';

const DAY_MS = 86_400_000;
const IN_A_YEAR_MS = momentMs('2028-03-15T08:00:00Z');

function removed(site: FakeSite, rules: { removesReplayable: boolean; nowMs?: number }): string[] {
  const releases = listUnneededReleases(foldTimeline(site.log), {
    nowMs: IN_A_YEAR_MS,
    retentionMs: 90 * DAY_MS,
    ...rules,
  });
  return releases.map(({ version }) => version);
}

function aPast(): FakeSite {
  const site = new FakeSite();
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0-pr.1', '1.5.0-pr.2', '1.6.0']) {
    site.publish('mf-search', version);
  }
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) {
    site.write('promoted', { channel: 'production', releases: { 'mf-search': version } });
  }
  const mix = { name: 'pr-1', channel: 'production', releases: { 'mf-search': '1.5.0-pr.1' } };
  site.write('mix-made', { ...mix, mix: 'm1', expiresAt: '2027-03-16T08:00:00Z' });
  site.write('pinned', { channel: 'production', market: 'de', part: 'mf-search', version: '1.6.0' });
  return site;
}

it('removes releases only previewed or never used, and none that can be replayed', () => {
  expect(removed(aPast(), { removesReplayable: false })).toEqual(['1.5.0-pr.1', '1.5.0-pr.2']);
});

it('keeps all recent releases', () => {
  expect(removed(aPast(), { removesReplayable: false, nowMs: momentMs('2027-06-01T08:00:00Z') })).toEqual([]);
});

it('removes releases replaced long ago on request, but not the fallback of a failing release', () => {
  expect(removed(aPast(), { removesReplayable: true })).toEqual(['1.0.0', '1.5.0-pr.1', '1.5.0-pr.2']);
});
