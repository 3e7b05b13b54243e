import type { Release } from '@campavia/remote-kit/config';

import type { Verdict } from '../compatibility';
import type { LogEntry, PublishedRelease } from '../log/log-entry';
import type { RegistryState } from '../log/registry-state';
import type { Actor, ChangeRequest } from './change-request';

/** Metadata of a key that signs releases. */
export interface TrustedKey {
  squad: string;
  isPlatform: boolean;
  /** PEM. */
  publicKey: string;
  /** Earlier signatures stay valid; it signs no new releases. */
  isRevoked: boolean;
}

/** A page's report that a release failed in it; the caller has verified the page. */
export interface FailureReport {
  part: string;
  version: string;
  /** The page's signed id; it counts once per release. */
  page: string;
  visitor: string;
  /** Network prefix; when absent only the visitor is counted. */
  network?: string;
  composition: string;
  phase: string;
}

/** A release that pages of visitors reported within the last day. */
export interface ReportedRelease {
  part: string;
  version: string;
  /** Number of distinct visitors, counted by network if known. */
  visitors: number;
  /** Phases that failed: `load`, `render`. */
  phases: string[];
  /** Time of the last report. */
  at: string;
  /** The site's own check, once enough visitors reported it; without a result while it runs. */
  check?: { at: string; result?: string };
}

/** What a site's check of a reported release found. */
export interface ReleaseCheckResult {
  isBroken: boolean;
  result: string;
  /** Number of the last known entry when the check began. */
  startedAtSeq: number;
}

/** The result of a change request. */
export interface ChangeResult {
  /** The entry written; absent for a dry run. */
  entry?: LogEntry;
  /** The entry that would be written, for a dry run. */
  would?: Pick<LogEntry, 'act' | 'body'>;
  /** Hash of the last entry after the change. */
  head: string;
  /** For changes that affect what visitors get. */
  verdict?: Verdict;
}

/** Dependencies of the registry. */
export interface RegistryOptions {
  databaseUrl: string;
  /** Stores the last good state, to start without the database. */
  stateFile: string;
  /** Reads a published release, for the compatibility check. */
  releases: { get(part: string, version: string): Promise<Release> };
  /** What the api currently declares, for the compatibility check; undefined when it cannot be determined. */
  apiFacts?: () => Promise<{ openapi: object; flags: string[] } | undefined>;
  /** Sites (`de-at`) and countries (`AT`) that pins and canaries may name; any valid code when absent. */
  markets?: readonly string[];
  /** Milliseconds since 1970. When absent, entries get the database's time, which all servers share. */
  now?: () => number;
  log?: (line: string) => void;
}

/** The registry of a site's server: all reads are answered from memory. */
export interface Registry {
  state(): RegistryState;
  /** Whether the database answers and its log is valid; otherwise the last state is kept and writes are refused. */
  isConnected(): boolean;
  /** By the key's id. */
  trustedKeys(): ReadonlyMap<string, TrustedKey>;
  /** @throws Refusal 401 unknown_token, 503 database_away */
  authenticate(token: string): Promise<Actor>;
  /** Whether a token was recently valid, as far as this process knows without a query. */
  isKnownToken(token: string): boolean;
  /**
   * Validates a change request and appends its log entry. With `head` it is refused unless that is still the last
   * entry.
   * @throws Refusal 400, 403, 404, 409, 422 refused {verdict}, 503 database_away
   */
  applyChange(
    actor: Actor,
    request: ChangeRequest,
    how?: { head?: string; dryRun?: boolean },
  ): Promise<ChangeResult>;
  /** Whether a channel would be compatible with other releases. */
  checkCompatibility(channel: string, releases: Record<string, string>): Promise<Verdict>;
  /** Records the publication of a release, whose files are stored completely. */
  recordPublished(actor: Actor, release: PublishedRelease, head?: string): Promise<LogEntry>;
  /** @throws Refusal 403 not_your_part | platform_only, 404 unknown_part, 409 part_retired */
  assertMayPublish(actor: Actor, part: string): void;
  /**
   * Counts a failure. True when this server must check the release now: three distinct visitors reported it within ten
   * minutes, another release could replace it, and no server began a check within the last minute.
   */
  reportFailure(report: FailureReport): Promise<boolean>;
  /**
   * Records the result of a check: a text for the squad, and whether the release is broken, which quarantines it. A
   * check that began before a quarantine of the release was lifted is ignored, because that decision is newer.
   */
  recordCheck(release: { part: string; version: string }, check: ReleaseCheckResult): Promise<void>;
  /** Releases reported by visitors' pages. @throws Refusal 503 database_away */
  listReportedReleases(): Promise<ReportedRelease[]>;
  /** Entries of the log, in order. */
  readEntries(range: { after: number; limit: number }): Promise<LogEntry[]>;
  /** Subscribes to new states; returns the function that unsubscribes. */
  onChange(listener: (state: RegistryState) => void): () => void;
  close(): Promise<void>;
}
