import { isMixLive, type RegistryState } from '@campavia/release';

import { signJson, verifyJson } from './signed-values';

export const MIX_COOKIE = 'campavia_mix';

const CLOCK_SKEW_SECONDS = 5 * 60;

/** Times are in seconds since 1970. */
interface MixClaim {
  m: string;
  c: string;
  i: number;
  e: number;
}

export interface MixTokenOptions {
  mix: string;
  channel: string;
  nowMs: number;
  expiresAtMs: number;
}

export function makeMixToken(secret: string, { mix, channel, nowMs, expiresAtMs }: MixTokenOptions): string {
  const claim: MixClaim = {
    m: mix,
    c: channel,
    i: Math.floor(nowMs / 1000),
    e: Math.floor(expiresAtMs / 1000),
  };
  return signJson(secret, 'mix', claim);
}

function isClaim(value: unknown): value is MixClaim {
  if (typeof value !== 'object' || value === null) return false;
  const { m, c, i, e } = value as Partial<MixClaim>;
  return typeof m === 'string' && typeof c === 'string' && Number.isInteger(i) && Number.isInteger(e);
}

function isOpen(state: RegistryState, id: string, { channel, nowMs }: MixVisit): boolean {
  const mix = Object.hasOwn(state.mixes, id) ? state.mixes[id] : undefined;
  return mix !== undefined && mix.channel === channel && isMixLive(mix, nowMs);
}

export interface MixVisit {
  channel: string;
  nowMs: number;
}

export interface OpenedMix {
  mix: string;
  secondsLeft: number;
}

export function openMix(
  secret: string,
  token: string,
  state: RegistryState,
  visit: MixVisit,
): OpenedMix | undefined {
  const claim = verifyJson(secret, 'mix', token);
  if (!isClaim(claim) || claim.c !== visit.channel) return undefined;
  const now = visit.nowMs / 1000;
  if (claim.i > now + CLOCK_SKEW_SECONDS || claim.e <= now) return undefined;
  if (!isOpen(state, claim.m, visit)) return undefined;
  return { mix: claim.m, secondsLeft: Math.floor(claim.e - now) };
}
