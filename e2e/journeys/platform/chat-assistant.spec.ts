import { withFlags } from '../../faults/flags';
import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { AnyPage } from '../../pages/platform/any-page';

test('the chat assistant opens in the reader’s language, and is absent on pages that do not offer it', async ({
  page,
}) => {
  await withFlags(page, 'chat_assistant');
  await page.goto('/fr/login');
  await expect(new AnyPage(page, 'fr').heading).toBeVisible();
  await expect(page.locator('#chat button')).toHaveCount(0);
  await page.goto('/fr');
  await page.locator('#chat').getByRole('button', { name: 'Poser une question' }).click();
  await expect(page.getByRole('dialog', { name: 'Assistant' }).locator('iframe')).toHaveAttribute(
    'src',
    /\/sandbox\/assistant\?bot=sandbox&lang=fr$/,
  );
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
