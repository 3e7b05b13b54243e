import { startCopiedSite, type CopiedSite } from '../faults/copied-site';
import { layDatabaseLine, type DatabaseLine } from '../faults/database-line';
import { startOwnApi, type OwnApi } from '../faults/own-api';
import { expect, STAY_QUERY, test } from '../fixtures';
import { HomePage } from '../pages/home-page';
import { ListingPage } from '../pages/listing-page';
import { SearchPage } from '../pages/search-page';

const QUERY = `where=annecy&${STAY_QUERY}`;

let line: DatabaseLine;
let api: OwnApi;
let site: CopiedSite;

test.beforeAll(async ({ databaseUrl }) => {
  test.setTimeout(90_000);
  line = await layDatabaseLine(databaseUrl);
  api = await startOwnApi(line.through(databaseUrl));
  site = await startCopiedSite({ apiUrl: api.url, throughLine: line.through });
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
  await line.close();
});

async function health(): Promise<{ status: string; registry: { database: string; seq: number } }> {
  return (await fetch(`${site.url}/ping/front`)).json();
}

test('with the database stopped every page says what is missing, and all comes back by itself', async ({
  page,
  scenes,
}) => {
  test.setTimeout(90_000);
  const camper = await scenes.someCamper();
  await page.goto(`${site.url}/fr/s?${QUERY}`);
  const results = new SearchPage(page, 'fr');
  await results.expectResults();
  const before = await health();
  expect(before.status).toBe('ok');

  await line.cut();
  await expect.poll(async () => (await health()).status).toBe('degraded');

  expect((await page.goto(`${site.url}/fr`))?.status()).toBe(200);
  const home = new HomePage(page, 'fr');
  await expect(home.form).toBeVisible();
  await home.expectFrame();

  // Machines are told to come back, and to forget nothing.
  expect((await page.goto(`${site.url}/fr/s?${QUERY}`))?.status()).toBe(503);
  await expect(results.heading).toHaveText(results.words.campersFail);
  await results.expectFrame();

  expect((await page.goto(`${site.url}/fr/campers/${camper}`))?.status()).toBe(503);
  const listing = new ListingPage(page, 'fr');
  await expect(listing.heading).toHaveText(listing.words.camperFails);
  await listing.expectFrame();
  expect((await page.goto(`${site.url}/fr/nowhere`))?.status()).toBe(404);
  await results.expectFrame();
  await expect(site.release('rollback', 'production')).rejects.toThrow('ended with 3');

  await line.mend();
  await expect.poll(async () => (await health()).status, { timeout: 20_000 }).toBe('ok');
  // The api finds its own way back to the database, a moment before or after the site does.
  await expect(async () => {
    await page.goto(`${site.url}/fr/campers/${camper}`);
    const failed = page.getByRole('heading', { name: listing.words.camperFails });
    await expect(listing.pricePanel.or(failed)).toBeVisible();
    await expect(failed).toHaveCount(0);
  }).toPass({ timeout: 30_000 });
  const listed = site.parts['mf-listing'] ?? '';
  await site.release('pin', `mf-listing@${listed}`, '--markets', 'AT');
  expect((await health()).registry.seq).toBe(before.registry.seq + 1);
});
