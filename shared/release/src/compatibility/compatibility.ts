import type { Release } from '@campavia/remote-kit/config';

/** Kinds of incompatibility. */
export type ProblemKind =
  | 'address'
  | 'slot'
  | 'event'
  | 'shared'
  | 'contract'
  | 'flag'
  | 'storage-key'
  | 'operation'
  | 'menu';

/** One composition that visitors would get, and their current one; none when it is new. */
export interface CheckedComposition {
  /** For example `production`, `production for de` or `mix pull request 31`. */
  name: string;
  before?: Release[];
  after: Release[];
}

/** What the api currently declares. */
export interface ApiFacts {
  /** OpenAPI 3.x. */
  openapi: object;
  /** Names of the flags it serves. */
  flags: string[];
}

export interface CompatibilityInput {
  compositions: CheckedComposition[];
  /** Without it, api operations and flags are not checked. */
  api?: ApiFacts;
}

/** A counterexample: why releases are incompatible. */
export interface Problem {
  kind: ProblemKind;
  /** Names of the incompatible parts; a minimal set. */
  parts: string[];
  /** Name of the first composition that contains them. */
  composition: string;
  /** In English: what is wrong and what to do. */
  message: string;
}

export interface Verdict {
  isSafe: boolean;
  /** Number of compositions checked. */
  compositions: number;
  /** Ordered by the number of parts involved. */
  problems: Problem[];
}
