import fc from 'fast-check';

import { promoted, stateAfter, LOG_START_MS, type RecordedLog } from '../../test/log-writer';
import { resolve, type Visit } from './resolve';

const BASE = [promoted({ shell: '1.0.0', 'mf-search': '0.9.0' }), promoted({ 'mf-search': '1.0.0' })];
const CANARY = { channel: 'production', part: 'mf-search', version: '2.0.0' };

function visit(over: Partial<Visit> = {}): Visit {
  const nowMs = LOG_START_MS + 3_600_000;
  return { channel: 'production', locale: 'fr', country: 'FR', visitor: 'ada', nowMs, ...over };
}

function search(entries: RecordedLog[], over: Partial<Visit> = {}) {
  return resolve(stateAfter(...BASE, ...entries), visit(over)).parts['mf-search'];
}

function pin(market: string, version: string): RecordedLog {
  return ['pinned', { channel: 'production', market, part: 'mf-search', version }];
}

function canary(percent: number, markets?: string[]): RecordedLog {
  return ['canary-set', { ...CANARY, percent, ...(markets ? { markets } : {}) }];
}

function mix(version: string, over = {}): RecordedLog {
  const expiresAt = '2027-03-02T08:00:00.000Z';
  const publication = {
    mix: 'x1',
    name: 'red',
    channel: 'production',
    releases: { 'mf-search': version },
    expiresAt,
  };
  return ['mix-made', { ...publication, ...over }];
}

function quarantined(version: string): RecordedLog {
  return ['quarantined', { part: 'mf-search', version, reason: 'throws' }];
}

describe('which releases a visitor gets', () => {
  it('the channel’s own release by default, with the one before it as fallback', () => {
    expect(search([])).toEqual({ version: '1.0.0', because: 'channel', fallback: '0.9.0' });
  });

  it('knows no parts of an unknown channel', () => {
    expect(resolve(stateAfter(...BASE), visit({ channel: 'toString' }))).toEqual({
      channel: 'toString',
      parts: {},
    });
  });

  it('the previous release if it failed for this visitor, as long as there is one', () => {
    const avoid = ['mf-search@1.0.0'];
    expect(search([], { avoid })).toEqual({ version: '0.9.0', because: 'failure' });
    expect(search([canary(100)], { avoid: [...avoid, 'mf-search@2.0.0'] })?.version).toBe('0.9.0');
    expect(search([pin('FR', '1.0.0')], { avoid })?.version).toBe('0.9.0');
    expect(search([], { avoid: [...avoid, 'mf-search@0.9.0'] })?.version).toBe('1.0.0');
    expect(search([mix('2.0.0')], { mix: 'x1', avoid: ['mf-search@2.0.0'] })?.version).toBe('2.0.0');
  });

  it('the pin of their market, with the channel’s release as fallback', () => {
    const pinned = { version: '2.0.0', because: 'pin', fallback: '1.0.0' };
    expect(search([pin('AT', '2.0.0')], { locale: 'de-at', country: 'AT' })).toEqual(pinned);
    expect(search([pin('de-at', '2.0.0')], { locale: 'de-at', country: 'AT' })).toEqual(pinned);
    expect(search([pin('AT', '2.0.0')])?.because).toBe('channel');
  });

  it('a site’s pin before its country’s', () => {
    const entries = [pin('de-at', '2.0.0'), pin('AT', '3.0.0')];
    expect(search(entries, { locale: 'de-at', country: 'AT' })?.version).toBe('2.0.0');
  });

  it('a canary before a pin, and a mix before both', () => {
    expect(search([pin('FR', '3.0.0'), canary(100)])).toMatchObject({ version: '2.0.0', because: 'canary' });
    expect(search([pin('FR', '3.0.0'), canary(100), mix('4.0.0')], { mix: 'x1' })).toEqual({
      version: '4.0.0',
      because: 'mix',
      fallback: '1.0.0',
    });
  });

  it('a canary only in its markets, and only for known visitors', () => {
    expect(search([canary(100, ['AT'])])?.because).toBe('channel');
    expect(search([canary(100, ['FR'])])?.because).toBe('canary');
    expect(search([canary(100)], { visitor: '' })?.because).toBe('channel');
  });

  it('the name of their valid mix', () => {
    expect(resolve(stateAfter(...BASE, mix('4.0.0')), visit({ mix: 'x1' })).mix).toBe('red');
  });

  it.each<[string, RecordedLog[], Partial<Visit>]>([
    ['unknown', [mix('4.0.0')], { mix: 'x2' }],
    ['called like a method', [mix('4.0.0')], { mix: 'constructor' }],
    ['of another channel', [mix('4.0.0', { channel: 'staging' })], { mix: 'x1' }],
    ['expired', [mix('4.0.0')], { mix: 'x1', nowMs: Date.UTC(2027, 2, 2, 8) }],
    ['without a readable end', [mix('4.0.0', { expiresAt: 'soon' })], { mix: 'x1' }],
    ['revoked', [mix('4.0.0'), ['mix-revoked', { mix: 'x1' }]], { mix: 'x1' }],
  ])('the plain channel for a mix that is %s', (_, entries, over) => {
    expect(search(entries, over)).toEqual(search([]));
  });
});

describe('quarantine', () => {
  it('the newest good release before the channel’s own', () => {
    expect(search([quarantined('1.0.0')])).toEqual({ version: '0.9.0', because: 'quarantine' });
  });

  it('the channel’s own release if there is no other', () => {
    const expected = { version: '1.0.0', because: 'channel' };
    expect(search([quarantined('1.0.0'), quarantined('0.9.0')])).toEqual(expected);
  });

  it.each([
    ['pin', pin('FR', '2.0.0')],
    ['canary', canary(100)],
    ['mix', mix('2.0.0')],
  ])('is never chosen by a %s', (_, act) => {
    expect(search([act, quarantined('2.0.0')], { mix: 'x1' })).toEqual(search([]));
  });

  it('is no fallback', () => {
    expect(search([quarantined('0.9.0')])).toEqual({ version: '1.0.0', because: 'channel' });
    expect(search([pin('FR', '2.0.0'), quarantined('1.0.0')])?.fallback).toBe('0.9.0');
  });

  it('ends when it is lifted', () => {
    const lifted: RecordedLog = ['released-from-quarantine', { part: 'mf-search', version: '1.0.0' }];
    expect(search([quarantined('1.0.0'), lifted])?.version).toBe('1.0.0');
  });
});

describe('canaries', () => {
  const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);

  function assigned(percent: number): Set<string> {
    const state = stateAfter(...BASE, canary(percent));
    return new Set(
      visitors.filter(
        (visitor) => resolve(state, visit({ visitor })).parts['mf-search']?.because === 'canary',
      ),
    );
  }

  it.each([0.5, 5, 50, 99])('reaches %s percent of the visitors', (percent) => {
    expect(assigned(percent).size / 200).toBeCloseTo(percent, percent < 10 ? 0 : -0.5);
  });

  it('keeps its visitors when it grows', () => {
    const many = assigned(20);
    for (const visitor of assigned(5)) expect(many).toContain(visitor);
  });

  it('selects other visitors for each part', () => {
    const state = stateAfter(
      promoted({ 'mf-search': '1.0.0', 'mf-listing': '1.0.0' }),
      ['canary-set', { channel: 'production', part: 'mf-search', version: '2.0.0', percent: 50 }],
      ['canary-set', { channel: 'production', part: 'mf-listing', version: '2.0.0', percent: 50 }],
    );
    const both = visitors.filter((visitor) => {
      const { parts } = resolve(state, visit({ visitor }));
      return parts['mf-search']?.because === 'canary' && parts['mf-listing']?.because === 'canary';
    });
    expect(both.length / visitors.length).toBeCloseTo(0.25, 1);
  });
});

describe('any visit', () => {
  const identifier = fc.oneof(
    fc.string(),
    fc.constantFrom('production', '__proto__', 'FR', 'fr', 'x1', 'constructor'),
  );
  const anyVisit: fc.Arbitrary<Visit> = fc.record(
    {
      channel: fc.oneof(fc.constant('production'), identifier),
      locale: identifier,
      country: identifier,
      visitor: identifier,
      mix: identifier,
      nowMs: fc.double({ noNaN: false }),
    },
    { requiredKeys: ['channel', 'locale', 'country', 'visitor', 'nowMs'] },
  );
  const entries = [pin('FR', '2.0.0'), canary(30), mix('4.0.0'), quarantined('2.0.0'), quarantined('1.0.0')];
  const stories = fc.subarray(entries).map((chosen) => stateAfter(...BASE, ...chosen));

  it('gets the same answer each time, and no failed release as fallback', () => {
    fc.assert(
      fc.property(stories, anyVisit, (state, asked) => {
        const answer = resolve(state, asked);
        expect(resolve(state, asked)).toEqual(answer);
        const known = asked.channel === 'production' ? ['mf-search', 'shell'] : [];
        expect(Object.keys(answer.parts).sort()).toEqual(known);
        for (const chosen of Object.values(answer.parts)) {
          expect(chosen.fallback).not.toBe(chosen.version);
          expect(state.quarantined[`mf-search@${chosen.fallback}`]).toBeUndefined();
        }
      }),
    );
  });
});
