import type { Problem } from '../../proof';
import type { LogEntry, PublishedRelease } from '../../registry/acts';
import type { ChannelState, RegistryState } from '../../registry/state';

/** What a site says of a channel. */
export type ChannelStatus = Pick<ChannelState, 'releases' | 'pins' | 'canaries'> & { id: string };

/** `GET status`. */
export interface RegistryStatus extends Pick<
  RegistryState,
  'head' | 'seq' | 'at' | 'parts' | 'mixes' | 'quarantined'
> {
  database: 'up' | 'down';
  channels: Record<string, ChannelStatus>;
  /** Public keys by id. */
  keys?: Record<string, { squad: string; isPlatform: boolean; publicKey: string }>;
}

/** A published release, and who published it when. */
export type KnownRelease = PublishedRelease & { publishedAt: string; publishedBy: string };

/** Answer of a proof. */
export interface ProofAnswer {
  isSafe: boolean;
  compositions: number;
  problems: Problem[];
}

/** `POST acts`. */
export interface ActAnswer {
  entry?: LogEntry;
  head: string;
  verdict?: ProofAnswer;
  /** Id of the channel's composition afterwards. */
  composition?: string;
}
