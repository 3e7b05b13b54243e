import { startCopiedSite, type CopiedSite } from '../../faults/copied-site';
import { startDatabaseProxy, type DatabaseProxy } from '../../faults/database-proxy';
import { startSecondApi, type SecondApi } from '../../faults/second-api';
import { expect, STAY_QUERY, test } from '../../fixtures';
import { HomePage } from '../../pages/search/home-page';
import { ListingPage } from '../../pages/listing/listing-page';
import { SearchPage } from '../../pages/search/search-page';

const QUERY = `where=annecy&${STAY_QUERY}`;
/** Not requested before the outage, so that its document cannot come from the cache. */
const NEW_QUERY = `where=bordeaux&${STAY_QUERY}`;

let database: DatabaseProxy;
let api: SecondApi;
let site: CopiedSite;

test.beforeAll(async ({ databaseUrl }) => {
  test.setTimeout(90_000);
  database = await startDatabaseProxy(databaseUrl);
  api = await startSecondApi(database.through(databaseUrl));
  site = await startCopiedSite({ apiUrl: api.url, throughProxy: database.through });
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
  await database.close();
});

async function health(): Promise<{ status: string; registry: { database: string; seq: number } }> {
  return (await fetch(`${site.url}/ping/front`)).json();
}

test('without the database every page names the missing data, and recovers by itself when the database is back', async ({
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

  await database.disconnect();
  await expect.poll(async () => (await health()).status).toBe('degraded');

  expect((await page.goto(`${site.url}/fr`))?.status()).toBe(200);
  const home = new HomePage(page, 'fr');
  await expect(home.form).toBeVisible();
  await home.expectHeaderAndFooter();

  // Search engines retry later and keep the page in their index.
  expect((await page.goto(`${site.url}/fr/s?${NEW_QUERY}`))?.status()).toBe(503);
  await expect(results.heading).toHaveText(results.texts.campersFail);
  await results.expectHeaderAndFooter();

  expect((await page.goto(`${site.url}/fr/campers/${camper}`))?.status()).toBe(503);
  const listing = new ListingPage(page, 'fr');
  await expect(listing.heading).toHaveText(listing.texts.camperFails);
  await listing.expectHeaderAndFooter();
  expect((await page.goto(`${site.url}/fr/nowhere`))?.status()).toBe(404);
  await results.expectHeaderAndFooter();
  await expect(site.release('rollback', 'production')).rejects.toThrow('ended with 3');

  await database.reconnect();
  await expect.poll(async () => (await health()).status, { timeout: 20_000 }).toBe('ok');
  // The api reconnects by itself, a moment before or after the site does.
  await expect(async () => {
    await page.goto(`${site.url}/fr/campers/${camper}`);
    const failed = page.getByRole('heading', { name: listing.texts.camperFails });
    await expect(listing.pricePanel.or(failed)).toBeVisible();
    await expect(failed).toHaveCount(0);
  }).toPass({ timeout: 30_000 });
  const version = site.parts['mf-listing'] ?? '';
  await site.release('pin', `mf-listing@${version}`, '--markets', 'AT');
  expect((await health()).registry.seq).toBe(before.registry.seq + 1);
});
