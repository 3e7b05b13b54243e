import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { tabTo } from '../../pages/checks/keyboard';
import { CommunityPage } from '../../pages/community/community-page';

const ALL = '/en-ie/community/all-reviews';

function numberIn(text: string | null): number {
  return Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''));
}

test('a visitor reads reviews, opens a picture and goes to its camper', async ({ page }) => {
  const community = new CommunityPage(page);
  await page.goto('/en-ie/community?type=4');
  await expect(page).toHaveURL(`${ALL}?type=4`);
  await expect(community.heading).toHaveText(/^[\d,]+ reviews of trips that took place$/);
  const all = numberIn(await community.heading.textContent());
  const names = await community.bars.allTextContents();
  const counts = names.map((name) => numberIn(name.split(':')[1] ?? ''));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);

  await community.choose('Country', 'France');
  await expect(page).toHaveURL(`${ALL}?country=FR&type=4`);
  await community.bars.first().click();
  await expect(page).toHaveURL(`${ALL}?country=FR&type=4&stars=5`);
  await community.content.getByRole('button', { name: 'With pictures' }).click();
  await expect(page).toHaveURL(`${ALL}?country=FR&type=4&stars=5&pictures=1`);
  await expect(community.reviews.first().getByText('5 out of 5 stars')).toBeAttached();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await community.reviews
    .first()
    .getByRole('link', { name: /^Open picture 1 of/ })
    .click();
  await expect(community.dialog).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  const camper = await community.seeCamper.getAttribute('href');
  await community.seeCamper.click();
  await expect(page).toHaveURL(camper ?? '');
  await page.goBack();
  await expect(community.dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${ALL}?country=FR&type=4&stars=5&pictures=1`);
});

test('pictures are opened, browsed and closed by keyboard; a removed picture is reported as removed', async ({
  page,
}) => {
  const community = new CommunityPage(page);
  await page.goto('/en-ie/community/pictures-wall');
  await expect(community.tiles).toHaveCount(24);
  const first = community.tiles.first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  await expect(community.dialog).toHaveAccessibleName(/^Picture 1 of/);
  await page.keyboard.press('ArrowRight');
  await expect(community.dialog).toHaveAccessibleName(/^Picture 2 of/);
  await tabTo(page, community.seeCamper);
  await page.keyboard.press('Escape');
  await expect(community.dialog).toBeHidden();
  await expect(page).toHaveURL('/en-ie/community/pictures-wall');
  await expect(first).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(community.dialog).toBeVisible();
  await page.goBack();
  await expect(community.dialog).toBeHidden();
  await community.content.getByRole('button', { name: 'More pictures' }).click();
  await expect(community.tiles).toHaveCount(48);

  await page.goto('/en-ie/community/pictures-wall?picture=2147483647');
  await expect(community.dialog.getByRole('heading', { name: 'This picture was removed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/en-ie/community/pictures-wall');
  await expect(community.tiles.first()).toBeVisible();
});
