import type { Page } from '@playwright/test';

import { startCopiedSite, type CopiedSite } from '../faults/copied-site';
import { holdCall } from '../faults/held-call';
import { scriptFault } from '../faults/script-faults';
import { publishThrowing } from '../faults/throwing-release';
import { expect, test } from '../fixtures';
import { AccountMenu } from '../pages/account-menu';
import { compositionOf } from '../pages/mixer-panel';
import { PaymentPage } from '../pages/payment-page';
import { SearchPage } from '../pages/search-page';
import { PayableTrip } from '../scenes/payable-trips';

const PAYS = '4242424242424242';
const LATER = '4000000000003238';
const START = { method: 'POST', path: /\/payment\/async\/$/ } as const;
const LOOK = { method: 'GET', path: /\/payment\/async\/[^/]+\/$/, fate: 'lost' } as const;
const SUCCESS = /\/payment\/\d+\/success/;

/** Marks the document, so that one that was loaded anew can be told from it. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', 'paying'));
}

function marked(page: Page) {
  return page.locator('html[data-journey="paying"]');
}

/** Presses the menu, of which nobody can fetch the code; resolves when the page has heard that it is missing. */
async function missMenu(page: Page): Promise<void> {
  const heard = page.waitForEvent('pageerror', ({ name }) => name === 'ChunkLoadError');
  await new AccountMenu(page).pill.click();
  await heard;
}

test.describe('where releases can be tried', () => {
  let site: CopiedSite;

  test.beforeAll(async () => {
    test.setTimeout(90_000);
    site = await startCopiedSite();
  });
  test.afterAll(() => site.stop());

  test('a new release waits while a payment is under way: whoever goes elsewhere stays in the page, and the next one is of it', async ({
    page,
  }) => {
    test.slow();
    const trip = await PayableTrip.of(page);
    const payment = await PaymentPage.open(page, trip.booking, 'en-ie', site.url);
    const { id } = await compositionOf(page);
    const other = await publishThrowing(site, 'mf-listing');
    await payment.fillCard(LATER);
    await mark(page);
    const held = await holdCall(page, LOOK);
    await payment.payButton.click();
    await held.reached;
    await site.choose('mf-listing', other);
    const told = page.waitForResponse(async (answer) => {
      return answer.url().includes('/latest-build.json') && (await answer.json()).id !== id;
    });
    const away = payment.header.getByRole('link', { name: payment.words.findACamper });
    await away.hover();
    await told;
    await away.click();
    await new SearchPage(page, 'en-ie').expectResults();
    await expect(marked(page)).toBeAttached();

    await held.letGo();
    await page.goBack();
    await page.waitForURL(SUCCESS);
    expect((await compositionOf(page)).id).not.toBe(id);
    expect(await trip.state()).toBe('TO_COME');
    expect(await trip.payments()).toEqual(['done']);
  });
});

test('a piece of code that is missing reloads nothing while a payment is under way', async ({ page }) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(PAYS);
  await mark(page);
  const held = await holdCall(page, START);
  await payment.payButton.click();
  await held.reached;
  const repair = await scriptFault.dead.strike(page, 'shell');
  await missMenu(page);
  await held.letGo();
  await page.waitForURL(SUCCESS);
  await expect(marked(page)).toBeAttached();
  expect(await trip.state()).toBe('TO_COME');
  expect(await trip.payments()).toEqual(['done']);

  await missMenu(page);
  await repair();
  await expect(marked(page)).not.toBeAttached();
});
