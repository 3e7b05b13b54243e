import { expect } from '@playwright/test';

import { isFull, OTHER_LANGUAGES, pages, test } from './gallery-test';
import { StoryPage } from './story-page';

/** Of the stories, and of the languages, where not all are compared. */
const EVERY = 30;
const SAMPLE = ['de', 'ca'];
const entries = pages.flat();
const compared = isFull ? entries : entries.filter((_, index) => index % EVERY === 0);

for (const { id } of compared) {
  test(`${id} has the same texts after switching messages as after a new render`, async ({ page }) => {
    const story = await StoryPage.open(page, id);
    await story.renderIn('en');
    for (const language of isFull ? OTHER_LANGUAGES : SAMPLE) {
      await story.switchTo(language);
      const switched = await story.texts();
      await story.renderIn(language);
      // The labels of a map are loaded after the story is at rest.
      await expect.soft.poll(() => story.texts(), { message: language }).toEqual(switched);
    }
  });
}
