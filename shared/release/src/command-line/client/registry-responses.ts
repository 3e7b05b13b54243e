import type { Problem } from '../../compatibility';
import type { LogEntry, PublishedRelease } from '../../log/log-entry';
import type { ReportedRelease } from '../../registry/registry';
import type { ChannelState, RegistryState } from '../../log/registry-state';

/** A channel in a site's answer. */
export type ChannelStatus = Pick<ChannelState, 'releases' | 'pins' | 'canaries'> & { id: string };

/** `GET status`. */
export interface RegistryStatus extends Pick<
  RegistryState,
  'head' | 'seq' | 'at' | 'parts' | 'mixes' | 'quarantined'
> {
  channels: Record<string, ChannelStatus>;
  /** Why the site cannot serve all of it. */
  problems?: string[];
  /** Releases that visitors' pages reported as failing within a day. */
  reported?: ReportedRelease[];
  /** Public keys by id. */
  keys?: Record<string, { squad: string; isPlatform: boolean; publicKey: string }>;
}

/** A published release with the time and author of its publication. */
export type RegisteredRelease = PublishedRelease & { publishedAt: string; publishedBy: string };

/** Answer of a compatibility check. */
export interface CompatibilityResponse {
  isSafe: boolean;
  compositions: number;
  problems: Problem[];
}

/** `POST acts`. */
export interface ChangeResponse {
  entry?: LogEntry;
  /** The entry that would be written, for a dry run. */
  would?: Pick<LogEntry, 'act' | 'body'>;
  head: string;
  verdict?: CompatibilityResponse;
  /** Id of the channel's composition after the change. */
  composition?: string;
  /** Why the site cannot serve it. */
  problems?: string[];
}
