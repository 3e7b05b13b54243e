import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { SisterPlatform } from '../../pages/onboarding/sister-platform';
import { closeToCampers, openToCampers } from '../../scenes/publishing';

const SITE = 'nl-be';
/** The site asks for what an api says of a site once a minute. */
const CHANGE_OF_FLAG = { timeout: 75_000 };

test.afterEach(() => openToCampers(SITE));

test('an owner on a site that takes no campers is asked, then led to the sister platform', async ({
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

test('an owner reads how renting out works, and goes on to list a camper', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/en-ie');
  await page.getByRole('contentinfo').getByRole('link', { name: 'How renting out works' }).click();
  const content = page.getByRole('main');
  await expect(content.getByRole('heading', { level: 1 })).toHaveText(
    'Rent out your camper on your own terms',
  );
  await content.getByText('What happens after damage?').click();
  await expect(content.getByText(/^You note it in the condition report/)).toBeVisible();
  await content.getByRole('link', { name: 'List your camper' }).first().click();
  await page.waitForURL(/\/en-ie\/(onboarding|login)/);
  expect(consoleErrors).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page for owners is whole', async ({ page }) => {
    await page.goto('/de/rent-my-motorhome');
    const content = page.getByRole('main');
    await expect(content.getByRole('heading', { level: 1 })).toContainText('Vermieten Sie');
    await content.getByText('Was geschieht nach einem Schaden?').click();
    await expect(content.getByText(/Zustandsprotokoll fest/)).toBeVisible();
    await expect(content.getByRole('link', { name: 'Camper anbieten' }).first()).toHaveAttribute(
      'href',
      /^\/de\/onboarding/,
    );
  });
});
