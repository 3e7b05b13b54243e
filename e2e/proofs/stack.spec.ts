import { readFileSync } from 'node:fs';
import path from 'node:path';

import { publishReworded } from '../faults/altered-release';
import { runRelease } from '../faults/run-release';
import { expect, STAY, test } from '../fixtures';
import { HomePage } from '../pages/search/home-page';
import { DocumentPage } from '../pages/trips/document-page';
import { TripsPage } from '../pages/trips/trips-page';
import { TripMaker } from '../scenes/trip-maker';
import { newUser, signInByApi } from '../scenes/users';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORTRAIT = path.join(import.meta.dirname, '../scenes/pictures/portrait.jpg');
/** The addresses of the sites behind the edge. */
const SITES = (process.env.CAMPAVIA_SITES ?? '').split(',');
const HEADINGS = { new: 'Take the road.', today: 'Keep the road.' };
/** The worker looks for documents that wait every few seconds, and decides ten seconds after they were sent. */
const DECIDED = { timeout: 60_000 };

test.use({ viewport: { width: 390, height: 844 } });

async function expectOnEverySite(text: string): Promise<void> {
  for (const site of SITES) {
    await expect(async () => {
      const answer = await fetch(`${site}/en-ie`);
      expect(await answer.text()).toContain(text);
    }).toPass();
  }
}

test('a release is published through the edge, promoted, and rolled back on every site', async ({ page }) => {
  const release = (...args: string[]) => runRelease({ root: ROOT, env: process.env, args });
  await expectOnEverySite(HEADINGS.today);
  const wording = { from: HEADINGS.today, to: HEADINGS.new, version: '1.1.0' };
  const version = await publishReworded({ release }, 'mf-search', wording);
  await release('promote', `mf-search@${version}`, '--to', 'production');
  await expectOnEverySite(HEADINGS.new);
  const home = await HomePage.open(page, 'en-ie');
  await expect(home.heading).toContainText(HEADINGS.new);
  await release('rollback', 'production');
  await expectOnEverySite(HEADINGS.today);
  await page.reload();
  await expect(home.heading).toContainText(HEADINGS.today);
});

test('a licence that is uploaded is shown by both servers and checked by the worker', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const email = await newUser(request);
  await (await TripMaker.of(request, email)).book('annecy', STAY);
  await signInByApi(context, email);
  const trips = await TripsPage.open(page);
  const trip = await trips.openTrip(trips.cards.first());
  const address = page.url();
  await trip.section('Documents to prepare').getByRole('link', { name: 'Add pages Driving licence' }).click();
  const licence = new DocumentPage(page);
  await licence.addPages([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: readFileSync(PORTRAIT) },
    { name: 'back.png', mimeType: 'image/png', buffer: await page.screenshot() },
  ]);
  await licence.send();
  for (let reload = 0; reload < 4; reload += 1) {
    await page.reload();
    const shown = () =>
      licence.content
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => images.filter((image) => image.naturalWidth > 0).length);
    await expect.poll(shown).toBeGreaterThanOrEqual(2);
  }
  await expect(async () => {
    await page.goto(address);
    await expect(trip.section('Documents to prepare')).toContainText('1 of 2 checked', { timeout: 3_000 });
  }).toPass(DECIDED);
});
