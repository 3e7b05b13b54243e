import { signJson, verifyJson } from './signed-values';

const DAY_SECONDS = 24 * 60 * 60;
const CLOCK_SKEW_SECONDS = 5 * 60;

export interface PageId {
  visitor: string;
  composition: string;
}

export function makePageId(secret: string, { visitor, composition }: PageId, nowMs: number): string {
  return signJson(secret, 'page', { v: visitor, c: composition, t: Math.floor(nowMs / 1000) });
}

/** Undefined for a forged id, and for one that is older than a day. */
export function readPageId(secret: string, sealed: string, nowMs: number): PageId | undefined {
  const { v, c, t } = (verifyJson(secret, 'page', sealed) ?? {}) as Record<string, unknown>;
  if (typeof v !== 'string' || typeof c !== 'string' || typeof t !== 'number') return undefined;
  const age = nowMs / 1000 - t;
  if (age > DAY_SECONDS || age < -CLOCK_SKEW_SECONDS) return undefined;
  return { visitor: v, composition: c };
}
