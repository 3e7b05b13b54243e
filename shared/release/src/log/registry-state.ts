import { GENESIS, type PublishedRelease } from './log-entry';

/** A share of a channel's visitors who get another release of a part. */
export interface Canary {
  version: string;
  /** 1–100, up to two decimals. */
  percent: number;
  /** Sites or countries; all when absent. */
  markets?: string[];
  /** Number of the entry that began it; it seeds the selection of visitors. */
  since: number;
}

/** A named pointer to a composition. */
export interface ChannelState {
  /** Version by part. */
  releases: Record<string, string>;
  /**
   * Previous versions by part, each once, in the order in which they are used as fallbacks: the newest one before the
   * current one first, releases that were rolled back last.
   */
  before: Record<string, string[]>;
  /** By market, then by part. */
  pins: Record<string, Record<string, string>>;
  /** By part. */
  canaries: Record<string, Canary>;
}

/** A named variation of a channel. */
export interface Mix {
  name: string;
  channel: string;
  releases: Record<string, string>;
  expiresAt: string;
  madeBy: string;
  isRevoked: boolean;
}

/** The state of the registry, folded from the log. Plain JSON. */
export interface RegistryState {
  /** Number of the last entry; 0 before the first. */
  seq: number;
  /** Hash of the last entry. */
  head: string;
  /** Time of the last entry; empty before the first. */
  at: string;
  parts: Record<string, { squad: string; isRetired: boolean }>;
  /** By part, then by version. */
  releases: Record<string, Record<string, PublishedRelease & { publishedAt: string; publishedBy: string }>>;
  channels: Record<string, ChannelState>;
  mixes: Record<string, Mix>;
  /** By `part@version`. */
  quarantined: Record<string, { reason: string; at: string }>;
}

/** The registry without entries. */
export function emptyState(): RegistryState {
  return { seq: 0, head: GENESIS, at: '', parts: {}, releases: {}, channels: {}, mixes: {}, quarantined: {} };
}
