import type { Problem } from '../../compatibility';
import type { LogEntry, PublishedRelease } from '../../log/log-entry';
import type { ReportedRelease } from '../../registry/registry';
import type { ChannelState, RegistryState } from '../../log/registry-state';

/** What a site says of a channel. */
export type ChannelStatus = Pick<ChannelState, 'releases' | 'pins' | 'canaries'> & { id: string };

/** `GET status`. */
export interface RegistryStatus extends Pick<
  RegistryState,
  'head' | 'seq' | 'at' | 'parts' | 'mixes' | 'quarantined'
> {
  channels: Record<string, ChannelStatus>;
  /** What keeps the site that was asked from serving all of it. */
  problems?: string[];
  /** Releases that failed in pages of visitors within a day. */
  reported?: ReportedRelease[];
  /** Public keys by id. */
  keys?: Record<string, { squad: string; isPlatform: boolean; publicKey: string }>;
}

/** A published release, and who published it when. */
export type RegisteredRelease = PublishedRelease & { publishedAt: string; publishedBy: string };

/** Answer of a proof. */
export interface CompatibilityResponse {
  isSafe: boolean;
  compositions: number;
  problems: Problem[];
}

/** `POST acts`. */
export interface ChangeResponse {
  entry?: LogEntry;
  /** What a dry run would have written. */
  would?: Pick<LogEntry, 'act' | 'body'>;
  head: string;
  verdict?: CompatibilityResponse;
  /** Id of the channel's composition afterwards. */
  composition?: string;
  /** What keeps the site that was asked from serving it. */
  problems?: string[];
}
