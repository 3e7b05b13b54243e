import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { HelpPage } from '../../pages/community/help-page';
import { AnyPage } from '../../pages/platform/any-page';

test('a visitor reads the terms and a guide, with and without scripts, and goes on to campers', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  const { content } = new AnyPage(page, 'de');
  await page.goto('/de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bedingungen' }).click();
  await expect(page).toHaveURL(/\/de\/terms$/);
  await expect(content.getByText('Mustertext', { exact: false })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(content.getByText('Mustertext', { exact: false })).toBeHidden();
  await page.emulateMedia({ media: null });

  await page.goto('/de/rv-hire-with-pets');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await content
    .getByRole('link', { name: /Camper/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/de\/s\?/);
  expect(consoleErrors).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto('/en-ie/travelers');
  await expect(plain).toHaveURL(/\/en-ie\/travelers\/hit-the-road$/);
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await plain.getByRole('main').innerText()).length).toBeGreaterThan(2500);
  await plain.goto('/en-ie/rv-hire-family');
  await plain.getByRole('main').getByRole('listitem').getByRole('article').first().getByRole('link').click();
  await expect(plain).toHaveURL(/\/en-ie\/campers\/\d+$/);
  await plain.goto('/de/help');
  const help = new HelpPage(plain, 'de');
  await help.field.fill('Kaution');
  await help.field.press('Enter');
  await expect(plain).toHaveURL(/\/de\/help\?q=Kaution$/);
  await help.questions.first().locator('summary').click();
  await expect(help.openAnswer.locator('p, li').first()).toBeVisible();
  await context.close();
});
