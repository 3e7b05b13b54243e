import { expect, STAY, test } from '../../fixtures';
import { ListingPage } from '../../pages/listing/listing-page';
import { OwnerPicturesPage } from '../../pages/owner/pictures-page';
import { signInByApi } from '../../scenes/users';

const HUES = [0, 40, 80, 120, 160, 200, 240, 280, 320, 350];

test('an owner uploads ten pictures over a slow connection that breaks once: each is stored once, in order, and the new cover is shown', async ({
  page,
  context,
  browser,
  scenes,
  baseURL,
}) => {
  test.slow();
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  await signInByApi(context, await scenes.ownerOf(camper));
  const pictures = await OwnerPicturesPage.open(page, camper);
  const before = await pictures.addresses();
  const files = await pictures.draw(HUES);

  await pictures.slowDown();
  await pictures.add(files);
  await expect(pictures.tiles).toHaveCount(before.length + 3, { timeout: 60_000 });
  await pictures.cutLine();
  await expect(pictures.cutNote.first()).toBeVisible();
  await pictures.slowDown();
  await expect(pictures.heading).toHaveText(`${before.length + HUES.length} pictures`, { timeout: 90_000 });

  await page.reload();
  await expect(pictures.tiles).toHaveCount(before.length + HUES.length);
  const added = (await pictures.addresses()).slice(before.length);
  expect(new Set(added).size).toBe(HUES.length);
  expect(await pictures.huesOf(added)).toEqual(HUES);

  await pictures.makeCover(before.length + HUES.length);
  await expect.poll(() => pictures.addresses()).toEqual([added.at(-1), ...before, ...added.slice(0, -1)]);
  const guests = await browser.newContext({ baseURL });
  const listing = await ListingPage.open(await guests.newPage(), 'en-ie', camper);
  await expect(listing.pictures.first()).toHaveAttribute('src', added.at(-1) ?? '');
  await guests.close();
});
