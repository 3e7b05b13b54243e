/** @jest-environment node */
import fc from 'fast-check';

import { emptyState, type RegistryState } from '@campavia/release';

import { makeMixToken, openMix } from './mix-token';
import { signText, signJson, verifySignature } from './signed-values';

const SECRET = 'the secret of this site, 32 letters';
const NOW = Date.UTC(2027, 2, 1, 12);
const HOUR = 3_600_000;

function stateWith(over: Partial<RegistryState['mixes'][string]> = {}): RegistryState {
  const mix = {
    name: 'pull request 31',
    channel: 'staging',
    releases: { 'mf-trips': '1.9.0-pr.31' },
    expiresAt: new Date(NOW + HOUR).toISOString(),
    madeBy: 'trips',
    isRevoked: false,
    ...over,
  };
  return { ...emptyState(), mixes: { x1: mix } };
}

function tokenOf(over: object = {}): string {
  return makeMixToken(SECRET, {
    mix: 'x1',
    channel: 'staging',
    nowMs: NOW,
    expiresAtMs: NOW + HOUR,
    ...over,
  });
}

const staging = { channel: 'staging', nowMs: NOW };

describe('a mix link', () => {
  it('opens its mix until it expires', () => {
    expect(openMix(SECRET, tokenOf(), stateWith(), staging)).toEqual({ mix: 'x1', secondsLeft: 3600 });
  });

  it.each([
    ['a mix of another channel', tokenOf(), stateWith(), { ...staging, channel: 'production' }],
    ['a mix that moved to another channel', tokenOf(), stateWith({ channel: 'qa' }), staging],
    ['a revoked mix', tokenOf(), stateWith({ isRevoked: true }), staging],
    ['a mix that ended', tokenOf(), stateWith({ expiresAt: new Date(NOW).toISOString() }), staging],
    ['a link that ended', tokenOf({ expiresAtMs: NOW }), stateWith(), staging],
    ['a link from tomorrow', tokenOf({ nowMs: NOW + 6 * 60_000 }), stateWith(), staging],
    ['an unknown mix', tokenOf({ mix: '__proto__' }), stateWith(), staging],
    ['no token at all', '', stateWith(), staging],
  ])('does not open %s', (_, token, state, visit) => {
    expect(openMix(SECRET, token, state, visit)).toBeUndefined();
  });

  it('allows clocks of two servers to differ by five minutes', () => {
    expect(openMix(SECRET, tokenOf({ nowMs: NOW + 4 * 60_000 }), stateWith(), staging)).toBeDefined();
  });

  it('does not open with a token sealed for another purpose', () => {
    const claim = { m: 'x1', c: 'staging', i: NOW / 1000, e: NOW / 1000 + 3600 };
    expect(openMix(SECRET, signJson(SECRET, 'mix', claim), stateWith(), staging)).toBeDefined();
    expect(openMix(SECRET, signJson(SECRET, 'page', claim), stateWith(), staging)).toBeUndefined();
    expect(openMix(`${SECRET}!`, tokenOf(), stateWith(), staging)).toBeUndefined();
  });

  it('is not opened by any of 10,000 forged tokens', () => {
    const genuine = tokenOf();
    const [claim = '', signature = ''] = genuine.split('.');
    const letter = fc.constantFrom(
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \u0000é',
    );
    const place = fc.nat({ max: genuine.length - 1 });
    const forged = fc.oneof(
      fc.tuple(place, letter).map(([at, other]) => genuine.slice(0, at) + other + genuine.slice(at + 1)),
      place.map((at) => genuine.slice(0, at)),
      fc.tuple(place, letter).map(([at, more]) => genuine.slice(0, at) + more + genuine.slice(at)),
      fc.string({ maxLength: 43 }).map((guess) => `${claim}.${guess}`),
      fc.json().map((other) => `${Buffer.from(other).toString('base64url')}.${signature}`),
      fc.string({ maxLength: 300 }),
    );
    fc.assert(
      fc.property(forged, (token) => token === genuine || !openMix(SECRET, token, stateWith(), staging)),
      { numRuns: 10_000, seed: 20270301 },
    );
  });
});

describe('a seal', () => {
  it('is valid only for the exact text it was made for', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 100 }), (text) => {
        expect(verifySignature(SECRET, 'visitor', signText(SECRET, 'visitor', text))).toBe(text);
      }),
      { seed: 7 },
    );
  });
});
