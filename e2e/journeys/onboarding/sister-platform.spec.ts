import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { SisterPlatform } from '../../pages/onboarding/sister-platform';
import { closeToCampers, openToCampers } from '../../scenes/publishing';

const SITE = 'nl-be';
/** The site refreshes the settings that the api has for it once a minute. */
const CHANGE_OF_FLAG = { timeout: 75_000, intervals: [3_000] };

test.afterEach(() => openToCampers(SITE));

test('on a site that is closed to new campers an owner is asked, then sent to the sister platform', async ({
  page,
}) => {
  test.slow();
  await closeToCampers(SITE);
  const site = new SisterPlatform(page);
  await expect(async () => {
    await page.goto(`/${SITE}/rent-my-motorhome`);
    await expect(site.headerButton).toBeVisible({ timeout: 1000 });
  }).toPass(CHANGE_OF_FLAG);

  await site.listCamper.first().click();
  await expect(site.question).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await site.stay.click();
  await expect(site.question).toBeHidden();
  await expect(site.listCamper.first()).toBeFocused();

  await site.headerButton.click();
  await site.leave.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List your camper (nl-BE)');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_campaign: 'united-kingdom',
    utm_medium: 'onboarding',
    utm_source: 'campavia.be',
    flavor: 'campavia.be',
  });
});
