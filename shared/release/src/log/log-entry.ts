/** What is known of a published release without opening it. */
export interface PublishedRelease {
  part: string;
  version: string;
  /** Digest of its `release.json`. */
  digest: string;
  commit: string;
  author: string;
  /** Moment of the build, ISO 8601 in UTC. */
  builtAt: string;
  /** Bytes of all its files together, uncompressed. */
  size: number;
  /** What the squad says of it: `pull request 31`. */
  note?: string;
}

/** The types of log entries, each with its body. */
export interface EntryBodies {
  published: PublishedRelease;
  /** Several releases at once are one entry. */
  promoted: { channel: string; releases: Record<string, string> };
  /** The whole composition that the channel goes back to, and the snapshot it comes from. `to` is the number of that entry. */
  'rolled-back': { channel: string; releases: Record<string, string>; to: number };
  /** A market is a site (`de-at`) or a country (`AT`). Without a version the pin ends. */
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

/** One line of the log. `hash` covers all other fields, `prevHash` the line before. */
export type LogEntry = {
  [Act in EntryType]: {
    /** From 1, without gaps. */
    seq: number;
    /** ISO 8601 in UTC with milliseconds; never earlier than the line before. */
    at: string;
    /** Name of the token's holder: `search/ci`, `platform`, `site`. */
    who: string;
    act: Act;
    body: EntryBodies[Act];
    prevHash: string;
    hash: string;
  };
}[EntryType];

/** `prevHash` of the first line. */
export const GENESIS = '0'.repeat(64);
