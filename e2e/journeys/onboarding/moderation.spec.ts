import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { AnyPage } from '../../pages/platform/any-page';
import { signInByApi, USERS } from '../../scenes/users';

test('staff publish a camper that waits, and guests can open it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signInByApi(context, USERS.staff);
  const { content } = new AnyPage(page, 'en-ie');
  await page.goto('/en-ie/d/staff');
  await expect(content.getByRole('heading', { level: 1 })).toContainText(/campers? waits?/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await content
    .getByRole('link', { name: /^Check/ })
    .first()
    .click();
  await page.waitForURL(/\/d\/staff\/listings\/\d+$/);
  const id = page.url().split('/').at(-1);
  await content.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/ is published$/)).toBeVisible();

  const guests = await browser.newContext({ baseURL });
  const answer = await (await guests.newPage()).goto(`/en-ie/campers/${id}`);
  expect(answer?.status()).toBe(200);
  await guests.close();
});

test('nobody but staff finds what they see', async ({ page, context }) => {
  await signInByApi(context, USERS.owner);
  const answer = await page.goto('/en-ie/d/staff');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here.');
});
