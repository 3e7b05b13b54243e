import type { Problem as ProofProblem, Verdict as ProofVerdict } from '@campavia/release';

/** What stands in the way of a choice; that nobody would look at it, too. */
export type Problem = Omit<ProofProblem, 'kind'> & { kind: string };

/** What `POST /_registry/mixer/proof` says. */
export type Verdict = Omit<ProofVerdict, 'problems'> & { problems: Problem[] };

/** A release that can be chosen. */
export interface OfferedRelease {
  version: string;
  commit: string;
  author: string;
  /** ISO 8601 in UTC. */
  builtAt: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  /** Bytes, uncompressed. */
  size: number;
  /** What the squad says of it: `pull request 31`. */
  note?: string;
  isQuarantined: boolean;
  quarantineReason?: string;
}

/** One part as the mixer shows it. */
export interface MixedPart {
  part: string;
  squad: string;
  /** What this visitor has; absent while the part is published but nowhere to be seen. */
  current?: string;
  /** What this visitor would have without the mix. */
  plain?: string;
  /** What the channel itself has. */
  channelVersion?: string;
  canary?: { version: string; percent: number };
  /** Newest first. */
  releases: OfferedRelease[];
}

/** The mix that this visitor holds. */
export interface HeldMix {
  id: string;
  name: string;
  releases: Record<string, string>;
  /** ISO 8601 in UTC. */
  expiresAt: string;
  link: string;
}

/** What `GET /_registry/mixer` says. */
export interface MixerAnswer {
  channel: string;
  mix?: HeldMix;
  /** The shell first, then by name. */
  parts: MixedPart[];
}

/** What `POST /_registry/mixer/mixes` says. */
export interface MadeMix {
  link: string;
  /** ISO 8601 in UTC. */
  expiresAt: string;
}
