import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { StaffDesk } from '../../pages/owner/staff-desk';
import { signInByApi, USERS } from '../../scenes/users';

test('staff undo an approval, then publish the camper, and guests can open it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signInByApi(context, USERS.staff);
  const desk = new StaffDesk(page);
  const { content } = desk;
  await page.goto('/en-ie/d/staff/listings');
  await expect(content.getByRole('heading', { level: 1 })).toContainText(/campers? waits?/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await content
    .getByRole('link', { name: /^Check/ })
    .first()
    .click();
  await page.waitForURL(/\/d\/staff\/listings\/\d+$/);
  const id = page.url().split('/').at(-1);
  const guests = await browser.newContext({ baseURL });
  const visitor = await guests.newPage();
  const opened = async () => (await visitor.goto(`/en-ie/campers/${id}`))?.status();
  await desk.approve.click();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await desk.undo.click();
  await expect(desk.approve).toBeVisible();
  expect(await opened()).toBe(404);

  await desk.approve.click();
  await desk.expectPublished();
  expect(await opened()).toBe(200);
  await guests.close();
});
