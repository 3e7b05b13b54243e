import { expect } from '@playwright/test';

import { isFull, pages, test } from './gallery-test';
import { StoryPage } from './story-page';

/** Of the pages that several stories share, where not all are compared. */
const EVERY = 12;
const shared = pages.filter((stories) => stories.length > 1);
const compared = isFull ? shared : shared.filter((_, index) => index % EVERY === 0);

for (const stories of compared) {
  const ids = stories.map(({ id }) => id);
  test(`${ids.at(-1)} and the stories before it have the same texts in one page as in separate pages`, async ({
    page,
  }) => {
    const [first = '', ...others] = ids;
    const inOnePage = [await textsOf(await StoryPage.open(page, first))];
    for (const id of others) inOnePage.push(await textsOf(await StoryPage.openNext(page, id)));
    for (const [index, id] of ids.entries()) {
      const story = await StoryPage.open(page, id);
      // The labels of a map are loaded after the story is at rest.
      await expect.soft.poll(() => textsOf(story), { message: id }).toEqual(inOnePage[index]);
    }
  });
}

test('reports a planted text that a story leaves behind', async ({ page }) => {
  const [first = '', second = ''] = shared[0]?.map(({ id }) => id) ?? [];
  const clean = await textsOf(await StoryPage.open(page, second));
  await StoryPage.open(page, first);
  await page.evaluate(() => document.body.append('Left behind'));
  expect(await textsOf(await StoryPage.openNext(page, second))).not.toEqual(clean);
});

/** Without those of a page's own scripts. */
async function textsOf(story: StoryPage): Promise<string[]> {
  const texts = await story.texts();
  return texts.map((text) => text.trim()).filter(Boolean);
}
