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

/** One composition that visitors would get, and the one they have now; none where it is new. */
export interface CheckedComposition {
  /** `production`, `production for de`, `mix pull request 31`. */
  name: string;
  before?: Release[];
  after: Release[];
}

/** What the api says of itself now. */
export interface ApiFacts {
  /** OpenAPI 3.x. */
  openapi: object;
  /** Names of the flags it serves. */
  flags: string[];
}

export interface CompatibilityInput {
  compositions: CheckedComposition[];
  /** Without it calls of the api and flags are not looked at. */
  api?: ApiFacts;
}

/** A counter-example: why releases cannot go out together. */
export interface Problem {
  kind: ProblemKind;
  /** Names of the parts that do not fit; as few as show it. */
  parts: string[];
  /** Name of the first composition where they meet. */
  composition: string;
  /** English; says what is wrong and what to do. */
  message: string;
}

export interface Verdict {
  isSafe: boolean;
  /** How many were looked at. */
  compositions: number;
  /** The smallest first. */
  problems: Problem[];
}
