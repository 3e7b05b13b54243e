import { expect, test } from '../fixtures';
import { AccountMenu } from '../pages/account-menu';
import { AnyPage } from '../pages/any-page';
import { barriersOn } from '../pages/axe';
import { newPerson, PEOPLE, signedIn } from '../scenes/people';

const FOR_VISITORS = [
  '/login',
  '/signup',
  '/forgotten-password',
  '/reset-password?token=x',
  '/confirm-email?token=x',
];
const FOR_PEOPLE = ['/d/account', '/d/account/profile', '/d/account/password', '/d/account/profile/delete'];

for (const path of FOR_VISITORS) {
  test(`nothing stands in the way on ${path}`, async ({ page }) => {
    await page.goto(`/en-ie${path}`);
    await expect(new AnyPage(page, 'en-ie').heading).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    const send = page.getByRole('main').locator('form button[type="submit"]');
    if ((await send.count()) === 0) return;
    await send.first().click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
  });
}

test('nothing stands in the way on the pages of an account', async ({ page, context, request }) => {
  await signedIn(context, await newPerson(request, { phone: `+35386${String(Date.now()).slice(-7)}` }));
  for (const path of [...FOR_PEOPLE, '/d/account/profile/certify-phone']) {
    await page.goto(`/en-ie${path}`);
    await expect(new AnyPage(page, 'en-ie').heading).toBeVisible();
    expect(await barriersOn(page), path).toEqual([]);
  }
});

test('nothing stands in the way in the menus, nor where staff act as somebody', async ({ page, context }) => {
  const menu = new AccountMenu(page);
  await page.goto('/en-ie');
  await menu.open();
  expect(await barriersOn(page)).toEqual([]);
  await signedIn(context, PEOPLE.staff);
  await page.goto('/en-ie/login/log-as');
  await expect(new AnyPage(page, 'en-ie').heading).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.goto('/en-ie/d/account');
  await menu.open();
  expect(await barriersOn(page)).toEqual([]);
});
