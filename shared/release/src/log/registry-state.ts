import { GENESIS, type PublishedRelease } from './log-entry';

/** A share of a channel's visitors who get another release of one part. */
export interface Canary {
  version: string;
  /** 1–100, up to two decimals. */
  percent: number;
  /** Sites or countries; all when absent. */
  markets?: string[];
  /** Number of the entry that began it; a new canary draws its visitors anew. */
  since: number;
}

/** A named pointer to a composition. */
export interface ChannelState {
  /** Version by part. */
  releases: Record<string, string>;
  /**
   * Other versions that a part had on this channel, each once, those to fall back to first: the newest before the
   * current one first, and what the channel was taken back from last.
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

/** Everything the log says, folded. Plain JSON. */
export interface RegistryState {
  /** Number of the last entry; 0 before the first. */
  seq: number;
  /** Hash of the last entry. */
  head: string;
  /** When the last entry was; empty before the first. */
  at: string;
  parts: Record<string, { squad: string; isRetired: boolean }>;
  /** By part, then by version. */
  releases: Record<string, Record<string, PublishedRelease & { publishedAt: string; publishedBy: string }>>;
  channels: Record<string, ChannelState>;
  mixes: Record<string, Mix>;
  /** By `part@version`. */
  quarantined: Record<string, { reason: string; at: string }>;
}

/** The registry before the first entry. */
export function emptyState(): RegistryState {
  return { seq: 0, head: GENESIS, at: '', parts: {}, releases: {}, channels: {}, mixes: {}, quarantined: {} };
}
