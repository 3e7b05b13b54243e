import { claimedTwice, finding, nameOf, type Rule } from '../check-context';

/** What one part keeps in the browser no other part writes over. */
export const storageKeys: Rule = ({ after }) =>
  claimedTwice(after, ({ config }) => config.storageKeys ?? []).map(({ name, releases }) =>
    finding(
      'storage-key',
      releases,
      `${nameOf(releases[0])} and ${nameOf(releases[1])} both keep something under ${name} in the browser and would write over each other. Rename the key in one of them.`,
    ),
  );
