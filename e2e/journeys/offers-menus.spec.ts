import { expect, test } from '../fixtures';
import { AccountMenu } from '../pages/account-menu';
import { PEOPLE, signedIn } from '../scenes/people';

/** What everybody may choose, beside what belongs to who they are. */
const MENUS = [
  { who: 'a visitor', email: undefined, entries: ['Sign in', 'Sign up', 'Find a camper'] },
  { who: 'a guest', email: PEOPLE.guest, entries: ['Account', 'Find a camper', 'Sign out'] },
  {
    who: 'an owner of three campers',
    email: PEOPLE.owner,
    entries: ['Account', 'Find a camper', 'Sign out'],
  },
  { who: 'an owner of one camper', email: PEOPLE.solo, entries: ['Account', 'Find a camper', 'Sign out'] },
  { who: 'a professional', email: PEOPLE.pro, entries: ['Account', 'Find a camper', 'Sign out'] },
  {
    who: 'a member of staff',
    email: PEOPLE.staff,
    entries: ['Act as somebody', 'Account', 'Find a camper', 'Sign out'],
  },
];

for (const { who, email, entries } of MENUS) {
  test(`${who} finds in the menu what is there for them, and every entry leads somewhere`, async ({
    page,
    context,
  }) => {
    if (email) await signedIn(context, email);
    await page.goto('/en-ie');
    const menu = new AccountMenu(page);
    await menu.open();
    expect(await menu.entries()).toEqual(entries);
    const links = await menu.list.getByRole('link').or(menu.list.locator('a')).all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    for (const address of new Set(addresses)) {
      const answer = await context.request.get(address ?? '');
      expect(answer.status(), String(address)).toBe(200);
    }
  });
}

test('the menu opens, moves and closes by keyboard alone, and gives focus back', async ({
  page,
  context,
}) => {
  await signedIn(context, PEOPLE.guest);
  await page.goto('/en-ie');
  const menu = new AccountMenu(page);
  await menu.pill.focus();
  await page.keyboard.press('Enter');
  await expect(menu.list).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.list).toBeHidden();
  await expect(menu.pill).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.list).toBeVisible();
  for (let step = 0; step < 10; step += 1) {
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (focused.trim() === 'Account') break;
    await page.keyboard.press(page.viewportSize()!.width < 1024 ? 'Tab' : 'ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-ie\/d\/account$/);
});

test('a press outside closes the menu, and the page below stays where it was', async ({ page }) => {
  await page.goto('/en-ie');
  const menu = new AccountMenu(page);
  await menu.open();
  await page.mouse.click(20, 500);
  await expect(menu.list).toBeHidden();
  await expect(page).toHaveURL(/\/en-ie$/);
});
