import { expect, test } from '../../fixtures';
import { OutboxPage } from '../../pages/account/outbox-page';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { AnyPage } from '../../pages/platform/any-page';
import { newAddress } from '../../scenes/users';

/** Confirmed addresses are sent to the mailing list within seconds. */
const UPDATED = { timeout: 30_000 };

test('a visitor subscribes to the newsletter, confirms the address, and subscribes again', async ({
  page,
}) => {
  const email = newAddress();
  const anyPage = new AnyPage(page, 'en-ie');
  const { content, footer } = anyPage;
  const ask = async (address: string) => {
    await content.getByLabel('E-mail address').fill(address);
    await content.getByRole('button', { name: 'Subscribe' }).click();
  };
  await page.goto('/en-ie');
  await anyPage.scrollToFooter();
  await footer.getByLabel(/by e-mail/).fill('nobody@nowhere');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/en-ie/newsletter');
  await expect(content.getByLabel('E-mail address')).toHaveValue('nobody@nowhere');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await ask('nobody@nowhere');
  await expect(content.getByText('Enter an e-mail address like name@example.com.').first()).toBeVisible();
  await ask(email);
  await expect(content.getByText('One more step:')).toBeVisible();

  await (await OutboxPage.open(page, email)).followLink('confirm_newsletter');
  await content.getByRole('button', { name: 'Get the newsletter' }).click();
  await expect(content.getByText('Thank you: you get our newsletter from now on.')).toBeVisible();
  const listed = page.locator(`[data-email="${email}"]`);
  await expect(async () => {
    await page.goto('/sandbox/mailing-list');
    await expect(listed).toContainText('on the list', { timeout: 500 });
  }).toPass(UPDATED);

  await page.goto('/en-ie/newsletter');
  await ask(email);
  await expect(content.getByText('This address gets the newsletter already.').first()).toBeVisible();
});
