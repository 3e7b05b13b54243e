import type { Problem as ProofProblem, Verdict as ProofVerdict } from '@campavia/release';

export type Problem = Omit<ProofProblem, 'kind'> & { kind: string };

/** What `POST /_registry/mixer/proof` says. */
export type Verdict = Omit<ProofVerdict, 'problems'> & { problems: Problem[] };

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

export interface MixedPart {
  part: string;
  squad: string;
  current?: string;
  plain?: string;
  channelVersion?: string;
  canary?: { version: string; percent: number };
  releases: OfferedRelease[];
}

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
  parts: MixedPart[];
}

/** What `POST /_registry/mixer/mixes` says. */
export interface MadeMix {
  link: string;
  /** ISO 8601 in UTC. */
  expiresAt: string;
}
