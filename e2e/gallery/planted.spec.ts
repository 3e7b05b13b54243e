import { expect, test } from '@playwright/test';

import { layoutShift, watchLayout } from '../pages/checks/layout-shift';

import { StoryPage } from './story-page';

const STORY = 'mf-trips/trips/empty';

test('reports a planted violation of colour contrast', async ({ page }) => {
  const story = await StoryPage.open(page, STORY);
  await page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<p style="color: #ccc">Pale words</p>');
  });
  expect(await story.accessibilityViolations()).toEqual([expect.stringContaining('color-contrast')]);
});

test('reports planted text that is cut off and a planted element that is wider than the window', async ({
  page,
}) => {
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

test('accepts planted text that ends in an ellipsis', async ({ page }) => {
  const story = await StoryPage.open(page, STORY);
  await page.evaluate(() => {
    const planted = `<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">
      Words without room</p>`;
    document.querySelector('main')!.insertAdjacentHTML('beforeend', planted);
  });
  expect(await story.overflowingTexts()).toEqual([]);
});

test('reports planted text that is cut off in a dialog', async ({ page }) => {
  const story = await StoryPage.open(page, STORY);
  await page.evaluate(() => {
    const planted = `<div role="dialog" style="position: fixed; inset: 0">
      <p style="width: 30px; overflow: hidden; white-space: nowrap">Words without room</p>
    </div>`;
    document.body.insertAdjacentHTML('beforeend', planted);
  });
  expect(await story.overflowingTexts()).toEqual(['cut off: Words without room']);
});

test('reports a planted layout shift', async ({ page }) => {
  await watchLayout(page);
  await StoryPage.open(page, STORY);
  await page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<div style="height: 300px"></div>');
  });
  expect(await layoutShift(page)).toBeGreaterThan(0.02);
});
