import { expect, test } from '../fixtures';
import { AccountMenu } from '../pages/account-menu';
import { PEOPLE, signedIn } from '../scenes/people';

const HEADER = ['Find a camper', 'My trips'];

/**
 * What everybody may choose, beside what belongs to who they are. `header` is what the header's own links add where
 * the window has no room for them beside the menu; an entry that is there already is not said twice.
 */
const MENUS = [
  { who: 'a visitor', email: undefined, own: ['Sign in', 'Sign up'], header: HEADER, last: [] },
  {
    who: 'a guest',
    email: PEOPLE.guest,
    own: ['Trips', 'Account'],
    header: ['Find a camper'],
    last: ['Sign out'],
  },
  {
    who: 'an owner of three campers',
    email: PEOPLE.owner,
    own: ['Account'],
    header: HEADER,
    last: ['Sign out'],
  },
  { who: 'an owner of one camper', email: PEOPLE.solo, own: ['Account'], header: HEADER, last: ['Sign out'] },
  { who: 'a professional', email: PEOPLE.pro, own: ['Account'], header: HEADER, last: ['Sign out'] },
  {
    who: 'a member of staff',
    email: PEOPLE.staff,
    own: ['Act as somebody', 'Trips', 'Account'],
    header: ['Find a camper'],
    last: ['Sign out'],
  },
];

for (const { who, email, own, header, last } of MENUS) {
  test(`${who} finds in the menu what is there for them, and every entry leads somewhere`, async ({
    page,
    context,
  }) => {
    if (email) await signedIn(context, email);
    await page.goto('/en-ie');
    const menu = new AccountMenu(page);
    await menu.open();
    const isNarrow = page.viewportSize()!.width < 1024;
    expect(await menu.entries()).toEqual([...own, ...(isNarrow ? header : ['Find a camper']), ...last]);
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
