import type { Release } from '@campavia/remote-kit/config';

import type { ApiFacts, Problem } from './compatibility';

/** The input of a rule. */
export interface CheckContext {
  before: readonly Release[];
  after: readonly Release[];
  api?: ApiFacts;
}

export type Finding = Omit<Problem, 'composition'>;

/** A compatibility rule. */
export type Rule = (context: CheckContext) => Finding[];

/** For example `mf-trips@1.9.0`. */
export function releaseNameOf({ part, version }: Release): string {
  return `${part}@${version}`;
}

/** A finding about releases; each part is named once. */
export function createFinding(kind: Finding['kind'], releases: readonly Release[], message: string): Finding {
  return { kind, parts: [...new Set(releases.map(({ part }) => part))], message };
}

/** Pairs of parts that claim something exclusive. */
export function findDuplicateClaims(
  releases: readonly Release[],
  claims: (release: Release) => readonly string[],
): { name: string; releases: [Release, Release] }[] {
  const all = releases.flatMap((release) => claims(release).map((name) => ({ name, release })));
  return all.flatMap(({ name, release }, index) => {
    const rivals = all.slice(index + 1).filter((other) => other.name === name);
    return rivals.map((other) => ({ name, releases: [release, other.release] as [Release, Release] }));
  });
}
