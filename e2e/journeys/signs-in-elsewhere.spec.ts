import { withFlags } from '../faults/flags';
import { expect, test } from '../fixtures';
import { AccountMenu } from '../pages/account-menu';
import { AnyPage } from '../pages/any-page';
import { barriersOn } from '../pages/axe';
import { newAddress } from '../scenes/people';

test('somebody signs in with an account elsewhere, which makes one here', async ({ page }) => {
  await withFlags(page, 'single_sign_on');
  await page.goto('/en-ie/s?where=annecy');
  const menu = new AccountMenu(page);
  await menu.choose('Sign in');
  const choice = page.getByRole('dialog', { name: 'Sign in with an account you have elsewhere?' });
  await expect(choice).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await choice.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  const stranger = page.locator('form').filter({ has: page.getByLabel('E-mail address') });
  await stranger.getByLabel('E-mail address').fill(newAddress());
  await stranger.getByLabel('First name').fill('Ines');
  await stranger.getByLabel('Last name').fill('Prado');
  await stranger.getByRole('button', { name: 'Continue as this person' }).click();
  await expect(page).toHaveURL(/\/en-ie\/s\?where=annecy$/);
  await menu.open();
  await expect(menu.list).toContainText('Hello, Ines');
});

test('whoever turns back there, or brings a way back that is not theirs, is told so', async ({ page }) => {
  await withFlags(page, 'single_sign_on');
  await page.goto('/en-ie');
  await new AccountMenu(page).choose('Sign in');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  const back = new AnyPage(page, 'en-ie');
  await expect(back.content).toContainText('You cancelled before it was done');
  await page.goto('/en-ie/auth/success?code=stolen&state=forged');
  await expect(back.content).toContainText('This sign-in was used before');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('campaviaAPI_access_token');
});

test('the chat assistant comes where it is offered, in the reader’s language, and nowhere else', async ({
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
  expect(await barriersOn(page)).toEqual([]);
});
