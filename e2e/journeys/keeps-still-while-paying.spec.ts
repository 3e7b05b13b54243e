import type { Page } from '@playwright/test';

import { startCopiedSite, type CopiedSite } from '../faults/copied-site';
import { holdCall } from '../faults/held-call';
import { scriptFault } from '../faults/script-faults';
import { publishThrowing } from '../faults/throwing-release';
import { expect, test } from '../fixtures';
import { compositionOf } from '../pages/mixer-panel';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';

const PAYS = '4242424242424242';
const START = { method: 'POST', path: /\/payment\/async\/$/ } as const;
const SUCCESS = /\/payment\/\d+\/success/;

let site: CopiedSite;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startCopiedSite();
});
test.afterAll(() => site.stop());

/** Marks the document, so that a page that was loaded anew can be told from it. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', 'paying'));
}

function marked(page: Page) {
  return page.locator('html[data-journey="paying"]');
}

/** What a piece of code leaves behind that nobody can fetch. */
async function missChunk(page: Page): Promise<void> {
  await page.evaluate(() => {
    void Promise.reject(Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' }));
  });
}

test('a new release waits until the trip is paid, and the page after it is of it', async ({ page }) => {
  test.setTimeout(120_000);
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking, 'en-ie', site.url);
  const { id } = await compositionOf(page);
  const other = await publishThrowing(site, 'mf-listing');
  await payment.fillCard(PAYS);
  await mark(page);
  const held = await holdCall(page, START);
  await payment.payButton.click();
  await held.reached;
  const address = page.url();
  await site.choose('mf-listing', other);
  const told = page.waitForResponse(async (answer) => {
    return answer.url().includes('/latest-build.json') && (await answer.json()).id !== id;
  });
  await payment.header.getByRole('link', { name: 'My trips' }).hover();
  await told;
  await expect(marked(page)).toBeAttached();
  expect(page.url()).toBe(address);

  await held.letGo();
  await page.waitForURL(SUCCESS);
  expect(await trip.payments()).toEqual(['done']);
  await payment.content.getByRole('link', { name: 'See the trip' }).click();
  await page.waitForURL(/\/d\/trips\/\d+/);
  await expect(marked(page)).not.toBeAttached();
  expect((await compositionOf(page)).id).not.toBe(id);
});

test('a piece of code that is missing reloads nothing while a payment is under way', async ({ page }) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(PAYS);
  await mark(page);
  const held = await holdCall(page, START);
  await payment.payButton.click();
  await held.reached;
  const repairs = [
    await scriptFault.dead.strike(page, 'shell'),
    await scriptFault.dead.strike(page, 'mf-funnels'),
  ];
  await payment.header.getByRole('button', { name: 'Account menu' }).click();
  await missChunk(page);
  await expect(marked(page)).toBeAttached();
  for (const repair of repairs) await repair();
  await held.letGo();
  await page.waitForURL(SUCCESS);
  await expect(marked(page)).toBeAttached();
  expect(await trip.state()).toBe('TO_COME');
  expect(await trip.payments()).toEqual(['done']);

  await missChunk(page);
  await expect(marked(page)).not.toBeAttached();
});
