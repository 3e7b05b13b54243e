import { hostileSearches } from '@campavia/contracts/testing';

import { expect, test } from '../fixtures';
import { SearchPage } from '../pages/search-page';

const SEED = 4_711;
const SAMPLE = 40;
const AT_ONCE = 10;
/** Longer ones are turned away by whatever stands before the site. */
const LONGEST = 8_000;

const addresses = hostileSearches(SEED, 2 * SAMPLE)
  .filter(({ length }) => length <= LONGEST)
  .slice(0, SAMPLE);
const groups = Array.from({ length: SAMPLE / AT_ONCE }, (_, nth) =>
  addresses.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
);

for (const [nth, group] of groups.entries()) {
  test(`hostile addresses lead to a page that says something sane (${nth + 1} of ${groups.length})`, async ({
    page,
    complaints,
  }) => {
    expect(group).toHaveLength(AT_ONCE);
    for (const address of group) {
      const answer = await page.goto(`/fr/s?${address}`);
      expect([200, 404], address).toContain(answer?.status());
      const results = new SearchPage(page, 'fr');
      await expect(results.heading, address).toHaveText(/\S{2}/);
      await expect(results.failure, address).toHaveCount(0);
      await results.expectFrame();
    }
    // A place that nobody knows is not found, and the browser says so.
    expect(complaints.filter((complaint) => !/status of (404|406)/.test(complaint))).toEqual([]);
  });
}
