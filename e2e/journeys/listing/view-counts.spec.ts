import type { Page } from '@playwright/test';

import { expect, STAY_QUERY, test } from '../../fixtures';
import { SearchPage } from '../../pages/search/search-page';

/** The impressions and views that a page reports: kind and camper. */
function watchEvents(page: Page): string[] {
  const events: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/v4/marks/') return;
    const { marks: sent } = request.postDataJSON() as { marks: { kind: string; camper: number }[] };
    events.push(...sent.map(({ kind, camper }) => `${kind} ${camper}`));
  });
  return events;
}

test('cards that stay in view and opened listings are counted once each, and nothing else', async ({
  page,
  scenes,
}) => {
  const events = watchEvents(page);
  const results = await SearchPage.open(page, 'fr', `where=annecy&${STAY_QUERY}`);
  await results.expectResults();
  const campers = await results.campers();
  const [first = 0, last = 0] = [campers[0], campers.at(-1)];
  const before = await scenes.listingEventsOf(first);
  await expect.poll(() => events).toContain(`print ${first}`);
  expect(events).not.toContain(`print ${last}`);

  await results.cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => events).toContain(`print ${last}`);
  const listing = await results.openCamper(results.cards.first());
  await expect(listing.places.first()).toBeVisible();
  await page.goto('/fr');
  await expect.poll(async () => (await scenes.listingEventsOf(first)).views).toBeGreaterThan(before.views);
  expect((await scenes.listingEventsOf(first)).impressions).toBeGreaterThan(before.impressions);
  expect(new Set(events).size).toBe(events.length);
});
