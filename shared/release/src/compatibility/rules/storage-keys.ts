import { findDuplicateClaims, createFinding, releaseNameOf, type Rule } from '../check-context';

/** No two parts use the same browser storage key. */
export const storageKeys: Rule = ({ after }) =>
  findDuplicateClaims(after, ({ config }) => config.storageKeys ?? []).map(({ name, releases }) =>
    createFinding(
      'storage-key',
      releases,
      `${releaseNameOf(releases[0])} and ${releaseNameOf(releases[1])} both keep something under ${name} in the browser and would write over each other. Rename the key in one of them.`,
    ),
  );
