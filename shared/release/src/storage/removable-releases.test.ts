import { momentMs } from '@campavia/domain';

import { GENESIS, type EntryBodies, type EntryType, type LogEntry } from '../log/log-entry';
import { removableReleases } from './removable-releases';

const DAY_MS = 86_400_000;
const NOW = momentMs('2026-06-01T00:00:00.000Z');

function atDay(daysAgo: number): string {
  return new Date(NOW - daysAgo * DAY_MS).toISOString();
}

/** A log of entries, each a number of days ago. */
function logOf(...entries: { [Act in EntryType]: [number, Act, EntryBodies[Act]] }[EntryType][]): LogEntry[] {
  return entries.map(([daysAgo, act, body], index) => {
    const hash = String(index + 1).padStart(64, '0');
    const prevHash = index === 0 ? GENESIS : String(index).padStart(64, '0');
    return { seq: index + 1, at: atDay(daysAgo), who: 'platform', act, body, prevHash, hash } as LogEntry;
  });
}

type Line = Parameters<typeof logOf>[number];

function published(daysAgo: number, ...versions: string[]): Line[] {
  return versions.map((version) => {
    const known = { digest: 'd', commit: 'c', author: '', builtAt: atDay(daysAgo), size: 1 };
    return [daysAgo, 'published', { part: 'mf-search', version, ...known }];
  });
}

function promoted(daysAgo: number, version: string, channel = 'production'): Line {
  return [daysAgo, 'promoted', { channel, releases: { 'mf-search': version } }];
}

const ADDED: Line = [100, 'part-added', { part: 'mf-search', squad: 'search' }];

function removable(lines: Line[], keepDays = 30): string[] {
  return removableReleases(logOf(ADDED, ...lines), { nowMs: NOW, retentionMs: keepDays * DAY_MS }).map(
    ({ version }) => version,
  );
}

const HISTORY = [
  ...published(90, '0.7.0', '0.8.0', '1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0', '0.9.0'),
  promoted(88, '0.7.0'),
  promoted(85, '0.8.0'),
  promoted(80, '1.0.0'),
  promoted(70, '1.1.0'),
  promoted(60, '1.2.0'),
  promoted(50, '1.3.0'),
  promoted(20, '1.4.0'),
  promoted(10, '1.5.0'),
];

test('removes releases replaced long ago, and unused ones', () => {
  expect(removable(HISTORY)).toEqual(['0.7.0', '0.8.0', '0.9.0']);
});

test('keeps three fallbacks, not counting quarantined ones', () => {
  const bad: Line = [5, 'quarantined', { part: 'mf-search', version: '1.4.0', reason: 'throws' }];
  expect(removable(HISTORY, 8)).toEqual(['0.7.0', '0.8.0', '1.0.0', '1.1.0', '0.9.0']);
  expect(removable([...HISTORY, bad], 8)).toEqual(['0.7.0', '0.8.0', '1.0.0', '0.9.0']);
});

test('keeps every composition that is still replayable', () => {
  expect(removable(HISTORY, 75)).toEqual(['0.9.0']);
  expect(removable(HISTORY, Infinity)).toEqual([]);
});

test('keeps a recent release that is not used yet', () => {
  expect(removable([...HISTORY, ...published(3, '1.6.0')])).not.toContain('1.6.0');
});

test.each<[string, Line]>([
  ['another channel', promoted(45, '0.8.0', 'staging')],
  ['a pin', [45, 'pinned', { channel: 'production', market: 'de', part: 'mf-search', version: '0.8.0' }]],
  [
    'a canary',
    [45, 'canary-set', { channel: 'production', part: 'mf-search', version: '0.8.0', percent: 5 }],
  ],
  [
    'a live mix',
    [
      45,
      'mix-made',
      {
        mix: 'm1',
        name: 'pr 31',
        channel: 'production',
        releases: { 'mf-search': '0.8.0' },
        expiresAt: '2026-07-01T00:00:00.000Z',
      },
    ],
  ],
])('keeps what %s uses, however old it is', (_, line) => {
  const split = HISTORY.length - 2;
  const lines = [...HISTORY.slice(0, split), line, ...HISTORY.slice(split)];
  expect(removable(lines)).not.toContain('0.8.0');
  expect(removable(lines)).toContain('0.7.0');
});

test('keeps what ended within the retention time, not before', () => {
  const pin = { channel: 'production', market: 'de', part: 'mf-search' };
  const begun: Line = [75, 'pinned', { ...pin, version: '0.8.0' }];
  function ended(daysAgo: number): Line[] {
    const before = HISTORY.filter(([day]) => day > 75);
    const between = HISTORY.filter(([day]) => day <= 75 && day > daysAgo);
    const after = HISTORY.filter(([day]) => day <= daysAgo);
    return [...before, begun, ...between, [daysAgo, 'pinned', pin], ...after];
  }
  expect(removable(ended(29))).not.toContain('0.8.0');
  expect(removable(ended(31))).toContain('0.8.0');
});
