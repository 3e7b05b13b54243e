import type { Page } from '@playwright/test';

import { holdCall } from '../../faults/hold-call';
import { scriptFault } from '../../faults/script-faults';
import { publishThrowing } from '../../faults/throwing-release';
import { expect, ON_COPIED_SITE, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { PaymentPage } from '../../pages/payment/payment-page';
import { compositionOf } from '../../pages/platform/mixer-panel';
import { SearchPage } from '../../pages/search/search-page';
import { PayableTrip } from '../../scenes/payable-trip';
import { signInByApi } from '../../scenes/users';

const PAYS = '4242424242424242';
const PENDING_FIRST = '4000000000003238';
const START = { method: 'POST', path: /\/payment\/async\/$/ } as const;
const STATUS = { method: 'GET', path: /\/payment\/async\/[^/]+\/$/, outcome: 'lost' } as const;
const SUCCESS = /\/payment\/\d+\/success/;

/** Marks the document, so that a reloaded one differs from it. */
async function setMarker(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-journey', 'paying'));
}

function markerOf(page: Page) {
  return page.locator('html[data-journey="paying"]');
}

/** Opens the menu, whose code cannot be fetched; resolves when the page has reported that it is missing. */
async function openMissingMenu(page: Page): Promise<void> {
  const failed = page.waitForEvent('pageerror', ({ name }) => name === 'ChunkLoadError');
  await new AccountMenu(page).pill.click();
  await failed;
}

test(
  'a new release is not loaded during a payment, and the next document is of the new release',
  ON_COPIED_SITE,
  async ({ page, copiedSite, releaseChannel: channel }) => {
    test.slow();
    const trip = await PayableTrip.of(page);
    await signInByApi(page.context(), trip.email, channel.host);
    const payment = await PaymentPage.open(page, trip.booking, 'en-ie', channel.url);
    const { id } = await compositionOf(page);
    const other = await publishThrowing(copiedSite, 'mf-listing');
    await payment.fillCard(PENDING_FIRST);
    await setMarker(page);
    const held = await holdCall(page, STATUS);
    await payment.payButton.click();
    await held.reached();
    await channel.promote('mf-listing', other);
    const notified = page.waitForResponse(async (answer) => {
      return answer.url().includes('/latest-build.json') && (await answer.json()).id !== id;
    });
    const link = payment.header.getByRole('link', { name: payment.texts.findACamper });
    await link.hover();
    await notified;
    await link.click();
    await new SearchPage(page, 'en-ie').expectResults();
    await expect(markerOf(page)).toBeAttached();

    await held.release();
    await page.goBack();
    await page.waitForURL(SUCCESS);
    expect((await compositionOf(page)).id).not.toBe(id);
    expect(await trip.state()).toBe('TO_COME');
    expect(await trip.payments()).toEqual(['done']);
  },
);

test('a chunk that cannot be loaded does not reload the page during a payment', async ({ page }) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(PAYS);
  await setMarker(page);
  const held = await holdCall(page, START);
  await payment.payButton.click();
  await held.reached();
  const repair = await scriptFault.refused.apply(page, 'shell');
  await openMissingMenu(page);
  await held.release();
  await page.waitForURL(SUCCESS);
  await expect(markerOf(page)).toBeAttached();
  expect(await trip.state()).toBe('TO_COME');
  expect(await trip.payments()).toEqual(['done']);

  await openMissingMenu(page);
  await repair();
  await expect(markerOf(page)).not.toBeAttached();
});
