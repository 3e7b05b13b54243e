/** Metadata of a published release. */
export interface PublishedRelease {
  part: string;
  version: string;
  /** Digest of its `release.json`. */
  digest: string;
  commit: string;
  author: string;
  /** Moment of the build, ISO 8601 in UTC. */
  builtAt: string;
  /** Total size of its files in bytes, uncompressed. */
  size: number;
  /** Note by the squad: `pull request 31`. */
  note?: string;
}

/** Log entry types with their bodies. */
export interface EntryBodies {
  published: PublishedRelease;
  /** Several releases can be promoted by one entry. */
  promoted: { channel: string; releases: Record<string, string> };
  /** The composition restored, and number of the entry (`to`) that it was set by. */
  'rolled-back': { channel: string; releases: Record<string, string>; to: number };
  /** A market is a site (`de-at`) or a country (`AT`). Without a version the pin is removed. */
  pinned: { channel: string; market: string; part: string; version?: string };
  /** 0 percent ends the canary. */
  'canary-set': { channel: string; part: string; version: string; percent: number; markets?: string[] };
  'mix-made': {
    mix: string;
    name: string;
    channel: string;
    releases: Record<string, string>;
    /** ISO 8601 in UTC. */
    expiresAt: string;
  };
  'mix-revoked': { mix: string };
  quarantined: { part: string; version: string; reason: string };
  'released-from-quarantine': { part: string; version: string };
  'part-added': { part: string; squad: string };
  'part-retired': { part: string };
}

export type EntryType = keyof EntryBodies;

/** An entry of the log. `hash` covers all other fields, `prevHash` is that of the previous entry. */
export type LogEntry = {
  [Act in EntryType]: {
    /** From 1, without gaps. */
    seq: number;
    /** ISO 8601 in UTC with milliseconds; never earlier than the previous entry. */
    at: string;
    /** Name of the token's holder: `search/ci`, `platform`, `site`. */
    who: string;
    act: Act;
    body: EntryBodies[Act];
    prevHash: string;
    hash: string;
  };
}[EntryType];

/** `prevHash` of the first entry. */
export const GENESIS = '0'.repeat(64);
