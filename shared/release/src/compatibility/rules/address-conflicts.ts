import type { Release } from '@campavia/remote-kit/config';

import { areConflicting, parsePattern, type Pattern } from '../addresses/patterns';
import { findDuplicateClaims, createFinding, releaseNameOf, type Finding, type Rule } from '../check-context';

import { ownedAddresses } from './owned-addresses';

interface Claim {
  pattern: Pattern;
  release: Release;
}

function conflict(one: Claim, other: Claim): Finding {
  const [first, second] = [one, other].map(
    ({ pattern, release }) => `${pattern.text} of ${releaseNameOf(release)}`,
  );
  const message = `One path can match both ${first} and ${second}, and neither is the narrower one. Change one of the two patterns.`;
  return createFinding('address', [one.release, other.release], message);
}

function conflictsAmong(claims: readonly Claim[]): Finding[] {
  return claims.flatMap((one, index) => {
    const rivals = claims.slice(index + 1).filter((other) => areConflicting(one.pattern, other.pattern));
    return rivals.map((other) => conflict(one, other));
  });
}

/** No path matches two addresses, and no two addresses have the same name. */
export const addressConflicts: Rule = ({ after }) => {
  const twice = findDuplicateClaims(after, ({ config }) => config.addresses.map(({ id }) => id));
  const sameNames = twice.map(({ name, releases }) =>
    createFinding(
      'address',
      releases,
      `${releaseNameOf(releases[0])} and ${releaseNameOf(releases[1])} both have an address called ${name}. Rename one, so that a link knows which it means.`,
    ),
  );
  const claims = ownedAddresses(after).map(({ address, release }) => ({
    pattern: parsePattern(address.pattern),
    release,
  }));
  return [...sameNames, ...conflictsAmong(claims)];
};
