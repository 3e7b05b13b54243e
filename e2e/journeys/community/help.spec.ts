import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { HelpPage } from '../../pages/community/help-page';

test('a visitor opens the help from the footer, searches it and opens an answer; typed HTML is shown as text', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/en-ie/rent-my-motorhome');
  const help = new HelpPage(page, 'en-ie');
  await help.scrollToFooter();
  await help.footer.getByRole('link', { name: 'Help centre' }).click();
  await expect(help.heading).toHaveText('How can we help?');
  await expect(help.questions).not.toHaveCount(0);
  const all = await help.questions.count();
  await help.search('DÉPOSIT');
  expect(await help.questions.count()).toBeLessThanOrEqual(all);
  await expect(help.questions.locator('mark').first()).toHaveText(/^deposit$/i);
  await expect(page).toHaveURL(/\/help\?q=D%C3%89POSIT$/);
  const link = await help.openAnswerWithLink();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await link.click();
  await expect(page).not.toHaveURL(/\/en-ie\/help/);
  await expect(help.heading).not.toHaveText('How can we help?');
  await expect(help.heading).toBeVisible();
  await page.goBack();
  await expect(help.field).toHaveValue('DÉPOSIT');
  for (const typed of ['🚐🏕️', '.*(', '<img src=x onerror=alert(1)>', '%%']) {
    await help.search(typed);
    await expect(help.questions).toHaveCount(0);
  }
  await help.field.fill('x'.repeat(10_000));
  await expect(help.count).toContainText('0 answers');
  await help.search('depozit');
  await help.content.getByRole('link', { name: 'deposit', exact: true }).click();
  await expect(help.field).toHaveValue('deposit');
  await expect(help.questions).not.toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
