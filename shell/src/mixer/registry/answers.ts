import type { Problem as ProofProblem, Verdict as ProofVerdict } from '@campavia/release';

export type Problem = Omit<ProofProblem, 'kind'> & { kind: string };

/** Response of `POST /_registry/mixer/proof`. */
export type Verdict = Omit<ProofVerdict, 'problems'> & { problems: Problem[] };

export interface OfferedRelease {
  version: string;
  commit: string;
  author: string;
  /** ISO 8601 in UTC. */
  builtAt: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  size: number;
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

export interface ActiveMix {
  id: string;
  name: string;
  releases: Record<string, string>;
  /** ISO 8601 in UTC. */
  expiresAt: string;
  link: string;
}

/** Response of `GET /_registry/mixer`. */
export interface MixerAnswer {
  channel: string;
  mix?: ActiveMix;
  parts: MixedPart[];
}

/** Response of `POST /_registry/mixer/mixes`. */
export interface CreatedMix {
  link: string;
  /** ISO 8601 in UTC. */
  expiresAt: string;
}
