import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures';
import { AnyPage } from '../../pages/platform/any-page';
import { ConsentBar } from '../../pages/platform/consent-bar';
import { HomePage } from '../../pages/search/home-page';

test.use({ storageState: { cookies: [], origins: [] } });

/** The analytics events that the page sends from now on. */
function watchCounting(page: Page): object[] {
  const counted: object[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v4/events/')) counted.push(request.postDataJSON() as object);
  });
  return counted;
}

async function walkAround(page: Page): Promise<void> {
  await HomePage.open(page, 'en-ie');
  const texts = new AnyPage(page, 'en-ie').texts;
  await page.getByRole('banner').getByRole('link', { name: texts.findACamper }).click();
  await expect(page).toHaveURL(/\/s/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

test('page views are not counted before the visitor accepts, nor after a refusal', async ({ page }) => {
  const counted = watchCounting(page);
  const consent = new ConsentBar(page);
  await walkAround(page);
  await expect(consent.bar).toBeVisible();
  expect(counted).toEqual([]);

  await consent.refuse();
  await walkAround(page);
  await expect(consent.bar).toBeHidden();
  expect(counted).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('campavia.visitor-token');
});

test('page views are counted after the visitor accepts, and no longer after a refusal', async ({ page }) => {
  const counted = watchCounting(page);
  const consent = new ConsentBar(page);
  await page.goto('/en-ie?utm_source=letter&token=secret');
  await consent.accept();
  await expect.poll(() => counted.length).toBe(1);
  expect(counted[0]).toMatchObject({
    events: [{ event_type: 'page viewed', path: '/en-ie', properties: { utm_source: 'letter' } }],
  });
  expect(JSON.stringify(counted)).not.toContain('secret');

  await page.getByRole('banner').getByRole('link', { name: 'Find a camper' }).click();
  await expect.poll(() => counted.length).toBe(2);
  expect(counted[1]).toMatchObject({ events: [{ path: '/en-ie/s' }] });

  await consent.reopen();
  await expect(consent.panel).toContainText('At present your visits are counted.');
  await consent.panel.getByRole('button', { name: 'Decline' }).click();
  await walkAround(page);
  expect(counted).toHaveLength(2);
});

test('the consent bar covers nothing of the footer and is reached by keyboard', async ({ page }) => {
  const consent = new ConsentBar(page);
  await HomePage.open(page, 'en-ie');
  await expect(consent.bar).toBeVisible();
  const last = page.getByRole('contentinfo').getByText(/GeoNames/);
  await last.scrollIntoViewIfNeeded();
  const [bar, footer] = await Promise.all([consent.bar.boundingBox(), last.boundingBox()]);
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await consent.bar.getByRole('button', { name: 'What we store' }).focus();
  await page.keyboard.press('Enter');
  await expect(consent.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(consent.bar).toBeVisible();
});
