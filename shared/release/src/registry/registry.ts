import type { Release } from '@campavia/remote-kit/config';

import type { Verdict } from '../compatibility';
import type { LogEntry, PublishedRelease } from '../log/log-entry';
import type { RegistryState } from '../log/registry-state';
import type { Actor, ChangeRequest } from './change-request';

/** What is known of a key that signs releases. */
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
  /** The page's signed id; it counts once for each release. */
  page: string;
  visitor: string;
  /** Network prefix; without it the visitor alone counts. */
  network?: string;
  composition: string;
  phase: string;
}

/** A release that visitors' pages have reported within a day. */
export interface ReportedRelease {
  part: string;
  version: string;
  /** Distinct visitors, of distinct networks where those are known. */
  visitors: number;
  /** What failed in their pages: `load`, `render`. */
  phases: string[];
  /** Moment of the last report. */
  at: string;
  /** The site's own check, once enough visitors reported it; without a result while it runs. */
  check?: { at: string; result?: string };
}

/** What a site has found in a release that was reported. */
export interface ReleaseCheckResult {
  isBroken: boolean;
  result: string;
  /** Number of the last entry that was known when the check began. */
  startedAtSeq: number;
}

/** The result of a change request. */
export interface ChangeResult {
  /** What was written; nothing is in a dry run. */
  entry?: LogEntry;
  /** What a dry run would have written. */
  would?: Pick<LogEntry, 'act' | 'body'>;
  /** Hash of the last entry now. */
  head: string;
  /** Of the changes that affect what visitors get. */
  verdict?: Verdict;
}

/** What the registry depends on. */
export interface RegistryOptions {
  databaseUrl: string;
  /** Where the last good state is stored for a start without the database. */
  stateFile: string;
  /** Reads a published release, for the compatibility check. */
  releases: { get(part: string, version: string): Promise<Release> };
  /** What the api serves now, for the compatibility check; undefined when nobody can say. */
  apiFacts?: () => Promise<{ openapi: object; flags: string[] } | undefined>;
  /** Sites (`de-at`) and countries (`AT`) that pins and canaries may name; any of the right form without it. */
  markets?: readonly string[];
  /** Milliseconds since 1970. Without it entries bear the time of the database, the same for all servers. */
  now?: () => number;
  log?: (line: string) => void;
}

/** The registry as a site's server holds it: everything that is read comes from memory. */
export interface Registry {
  state(): RegistryState;
  /** Whether the database answers and its log is whole; without it what is known stays, and nothing is written. */
  isConnected(): boolean;
  /** By the key's id. */
  trustedKeys(): ReadonlyMap<string, TrustedKey>;
  /** @throws Refusal 401 unknown_token, 503 database_away */
  authenticate(token: string): Promise<Actor>;
  /** Whether a token held a moment ago, as far as this process knows without asking anybody. */
  isKnownToken(token: string): boolean;
  /**
   * Checks a change request and appends its log entry. With `head` it is refused unless that is still the last entry.
   * @throws Refusal 400, 403, 404, 409, 422 refused {verdict}, 503 database_away
   */
  applyChange(
    actor: Actor,
    request: ChangeRequest,
    how?: { head?: string; dryRun?: boolean },
  ): Promise<ChangeResult>;
  /** Whether a channel would still hold together with some other releases. */
  checkCompatibility(channel: string, releases: Record<string, string>): Promise<Verdict>;
  /** Writes down that a release is published; its files are there and whole. */
  recordPublished(actor: Actor, release: PublishedRelease, head?: string): Promise<LogEntry>;
  /** @throws Refusal 403 not_your_part | platform_only, 404 unknown_part, 409 part_retired */
  assertMayPublish(actor: Actor, part: string): void;
  /**
   * Counts a failure. True when the release is to be checked by this server now: three distinct visitors have reported
   * it within ten minutes, another release could take its place, and no server has begun to check it within a minute.
   */
  reportFailure(report: FailureReport): Promise<boolean>;
  /**
   * Writes down what a check has found: a text for the squad, and whether the release is broken, which
   * quarantines it for everybody. A check that began before a quarantine of the release was lifted is ignored:
   * that decision is newer.
   */
  recordCheck(release: { part: string; version: string }, check: ReleaseCheckResult): Promise<void>;
  /** What visitors' pages have reported. @throws Refusal 503 database_away */
  listReportedReleases(): Promise<ReportedRelease[]>;
  /** Lines of the log in their order. */
  readEntries(range: { after: number; limit: number }): Promise<LogEntry[]>;
  /** Subscribes to new states; returns the function that unsubscribes. */
  onChange(listener: (state: RegistryState) => void): () => void;
  close(): Promise<void>;
}
