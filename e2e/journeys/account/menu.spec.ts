import type { APIRequestContext } from '@playwright/test';

import { expect, NARROW_TOO, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { USERS, signInByApi } from '../../scenes/users';

test(
  'the menu of a visitor contains the links that do not fit into the header, and each opens a page',
  NARROW_TOO,
  async ({ page, context }) => {
    await page.goto('/en-ie');
    const menu = new AccountMenu(page);
    await menu.open();
    const isNarrow = page.viewportSize()!.width < 1024;
    const ofHeader = isNarrow
      ? [
          'Find a camper',
          'My trips',
          'How renting works',
          'How renting out works',
          'How it works',
          'Help centre',
          'List your camper',
        ]
      : ['Find a camper', 'How it works', 'Help centre'];
    expect(await menu.entries()).toEqual(['Sign in', 'Sign up', ...ofHeader]);
    await expectEntriesLead(menu, context.request);
  },
);

test('the menu of staff contains the links for guests and for staff, and each opens a page', async ({
  page,
  context,
}) => {
  await signInByApi(context, USERS.staff);
  await page.goto('/en-ie');
  const menu = new AccountMenu(page);
  await menu.open();
  const entries = ['Sign in as a user', 'Back office', 'Wishlists', 'Trips', 'Account'];
  const ofSite = ['Find a camper', 'How it works', 'Help centre', 'List your camper', 'Sign out'];
  expect(await menu.entries()).toEqual([...entries, ...ofSite]);
  await expectEntriesLead(menu, context.request);
});

async function expectEntriesLead({ list }: AccountMenu, request: APIRequestContext): Promise<void> {
  const addresses = await list
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of new Set(addresses)) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
}
