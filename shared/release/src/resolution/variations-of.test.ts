import fc from 'fast-check';

import { promoted, stateAfter, LOG_START_MS, type RecordedLog } from '../../test/log-writer';
import { resolve } from './resolve';
import { listVariations } from './variations-of';

const BASE: RecordedLog[] = [
  promoted({ shell: '1.0.0', 'mf-search': '0.9.0', 'mf-listing': '1.0.0' }),
  promoted({ 'mf-search': '1.0.0' }),
];

function pin(market: string, part: string, version: string): RecordedLog {
  return ['pinned', { channel: 'production', market, part, version }];
}

function canary(part: string, version: string, markets?: string[]): RecordedLog {
  return [
    'canary-set',
    { channel: 'production', part, version, percent: 5, ...(markets ? { markets } : {}) },
  ];
}

function mix(expiresAt = '2027-03-02T08:00:00.000Z'): RecordedLog {
  return [
    'mix-made',
    { mix: 'x1', name: 'red', channel: 'production', releases: { shell: '2.0.0' }, expiresAt },
  ];
}

function namesAfter(...entries: RecordedLog[]): string[] {
  return listVariations(stateAfter(...BASE, ...entries), 'production').map(({ name }) => name);
}

it('is the channel alone without exceptions, and nothing for an unknown one', () => {
  expect(namesAfter()).toEqual(['production']);
  expect(listVariations(stateAfter(...BASE), 'hasOwnProperty')).toEqual([]);
});

it('names each market, canary and mix', () => {
  expect(namesAfter(pin('AT', 'mf-search', '2.0.0'), canary('mf-listing', '2.0.0', ['fr']), mix())).toEqual([
    'production',
    'production in AT',
    'production with canary mf-listing@2.0.0',
    'production in AT and canary mf-listing@2.0.0',
    'mix red on production',
  ]);
});

it('combines only exceptions that one visitor can get', () => {
  const names = namesAfter(pin('AT', 'mf-search', '2.0.0'), canary('mf-listing', '2.0.0', ['CH', 'FR']));
  expect(names).toHaveLength(3);
});

it('leaves out mixes that ended, and the same releases twice', () => {
  expect(namesAfter(mix('2027-03-01T07:00:00.000Z'))).toEqual(['production']);
  expect(namesAfter(mix(), ['mix-revoked', { mix: 'x1' }])).toEqual(['production']);
  expect(namesAfter(pin('AT', 'mf-search', '1.0.0'))).toEqual(['production']);
});

it('contains every combination that a visitor can get', () => {
  const entries = [
    pin('AT', 'mf-search', '2.0.0'),
    pin('de-at', 'mf-listing', '2.0.0'),
    canary('mf-listing', '3.0.0'),
    canary('mf-search', '3.0.0', ['AT']),
    mix(),
    ['quarantined', { part: 'mf-search', version: '1.0.0', reason: 'throws' }] as RecordedLog,
    ['quarantined', { part: 'mf-listing', version: '3.0.0', reason: 'throws' }] as RecordedLog,
  ];
  const site = fc.constantFrom(['fr', 'FR'], ['fr', 'AT'], ['de', 'DE']);
  fc.assert(
    fc.property(fc.subarray(entries), site, fc.string(), (chosen, [locale, country], visitor) => {
      const state = stateAfter(...BASE, ...chosen);
      const nowMs = LOG_START_MS + 600_000;
      const { parts } = resolve(state, {
        channel: 'production',
        locale,
        country,
        visitor,
        nowMs,
      });
      const got = Object.fromEntries(Object.entries(parts).map(([part, { version }]) => [part, version]));
      expect(listVariations(state, 'production', nowMs).map(({ releases }) => releases)).toContainEqual(got);
    }),
  );
});
