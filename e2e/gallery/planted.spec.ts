import { expect, test } from '@playwright/test';

import { layoutShift, watchLayout } from '../pages/checks/layout-shift';

import { StoryPage } from './story-page';

const STORY = 'mf-trips/trips/empty';

test('a planted violation is found', async ({ page }) => {
  const story = await StoryPage.open(page, STORY);
  await page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p style="color: #ccc">Pale words</p>');
  });
  expect(await story.barriers()).toEqual([expect.stringContaining('color-contrast')]);
});

test('planted words without room and a page that is too wide are found', async ({ page }) => {
  const story = await StoryPage.open(page, STORY);
  await page.evaluate(() => {
    const planted = `<p style="width: 30px; overflow: hidden; white-space: nowrap">Words without room</p>
      <div style="width: 3000px; height: 1px"></div>`;
    document.querySelector('main')!.insertAdjacentHTML('beforeend', planted);
  });
  expect(await story.overflowingTexts()).toEqual([
    'cut off: Words without room',
    expect.stringContaining('wider than its window'),
  ]);
});

test('planted words that an ellipsis ends are not cut off', async ({ page }) => {
  const story = await StoryPage.open(page, STORY);
  await page.evaluate(() => {
    const planted = `<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">
      Words without room</p>`;
    document.querySelector('main')!.insertAdjacentHTML('beforeend', planted);
  });
  expect(await story.overflowingTexts()).toEqual([]);
});

test('planted words without room in a dialog over the page are found', async ({ page }) => {
  const story = await StoryPage.open(page, STORY);
  await page.evaluate(() => {
    const planted = `<div role="dialog" style="position: fixed; inset: 0">
      <p style="width: 30px; overflow: hidden; white-space: nowrap">Words without room</p>
    </div>`;
    document.body.insertAdjacentHTML('beforeend', planted);
  });
  expect(await story.overflowingTexts()).toEqual(['cut off: Words without room']);
});

test('a planted shift of the layout is found', async ({ page }) => {
  await watchLayout(page);
  await StoryPage.open(page, STORY);
  await page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<div style="height: 300px"></div>');
  });
  expect(await layoutShift(page)).toBeGreaterThan(0.02);
});
