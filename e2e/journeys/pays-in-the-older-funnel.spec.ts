import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures';
import { BankPage } from '../pages/bank-page';
import { OlderFunnelPage } from '../pages/older-funnel-page';
import { PayableTrip } from '../scenes/payable-trips';

const ASKS_THE_BANK = '4000000000003220';
/** Too small for the bank to ask in a frame. */
const SMALL = { width: 700, height: 900 };

async function aTripAt(page: Page, step: string, query = '') {
  const trip = await PayableTrip.of(page);
  return { trip, funnel: await OlderFunnelPage.at(page, step, `id=${trip.booking.id}${query}`) };
}

test.describe('with the payment funnel switched off', () => {
  test.beforeEach(({ page }) => OlderFunnelPage.switchedOff(page));

  test('a no at the bank is said on a page of its own; from there the bank is asked again, and says yes', async ({
    page,
    scenes,
  }) => {
    const places: string[] = [];
    page.on('framenavigated', (frame) => places.push(frame.url()));
    const trip = await PayableTrip.of(page);
    const funnel = await trip.payFromHomeInOlder(page);
    await page.setViewportSize(SMALL);
    const bank = new BankPage(page);
    await funnel.fillCard(ASKS_THE_BANK);
    await funnel.payButton.click();
    await bank.arrive();
    await bank.refuse();
    await funnel.expectStep('payment-error');
    await expect(page).toHaveURL(/error_code=MGP_3DS_AUTH_FAILED/);
    await expect(funnel.heading).toHaveText('Your bank could not confirm that it is you');
    await expect(funnel.content.getByText('Nothing was charged', { exact: true })).toBeVisible();
    await trip.in(scenes.books).expectUnpaid('ACCEPTED', ['card failed']);

    await funnel.again.click();
    await funnel.expectStep('payment');
    await funnel.fillCard(ASKS_THE_BANK);
    await funnel.payButton.click();
    await bank.arrive();
    await bank.approve();
    await funnel.expectStep('success');
    const returns = places.filter((place) =>
      /booking-payment\/payment-final\?id=\d+&transactionId=/.test(place),
    );
    expect(returns.length).toBeGreaterThan(1);
    await trip.in(scenes.books).expectBooked(['card failed', 'card done']);
  });

  test('a paid extra in the address is offered, not ticked', async ({ page }) => {
    const { funnel } = await aTripAt(page, 'overview', '&cancel_insurance=true');
    const note = funnel.content.getByText(/Add cancellation insurance: /);
    await expect(note).toBeVisible();
    await expect(funnel.content.getByRole('region').getByText('Cancellation insurance')).toHaveCount(0);
    await funnel.content.getByRole('button', { name: 'Apply changes' }).click();
    await expect(note).toHaveCount(0);
    await expect(funnel.content.getByRole('region').getByText('Cancellation insurance')).toBeVisible();
  });

  test('strays are led to where they can go on', async ({ page }) => {
    const places: string[] = [];
    page.on('framenavigated', (frame) => places.push(frame.url()));
    const { trip, funnel } = await aTripAt(page, 'payment-final');
    // The page of paying says the code on in its own way, as it does with every other one.
    await expect(page).toHaveURL(/booking-payment\/payment\?id=\d+&error_code=YSC_PAYMENTS$/);
    expect(places).toContainEqual(
      expect.stringMatching(/booking-payment\/payment\?id=\d+&errorCode=YSC_PAYMENTS$/),
    );
    await expect(funnel.trouble).toBeVisible();
    const { id } = trip.booking;
    await OlderFunnelPage.at(page, 'payment', `id=${id}&error_code=201004`);
    await expect(page).toHaveURL(new RegExp(`booking-payment/payment\\?id=${id}$`));
    await OlderFunnelPage.at(page, 'payment-waiting', `id=${id}`);
    await expect(page).toHaveURL(new RegExp(`booking-payment/payment\\?id=${id}$`));
    await expect(funnel.payButton).toBeVisible();
    await OlderFunnelPage.at(page, '', 'id=abc');
    await expect(page).toHaveURL(/\/d\/trips(\?.*)?$/);
    await OlderFunnelPage.at(page, 'overview', 'id=999999999');
    await expect(page).toHaveURL(/\/d\/trips\?.*meta_state=to_?do/);
  });
});

test('with the payment funnel it leads there, step for step and with its query', async ({ page }) => {
  const { trip } = await aTripAt(page, 'overview', '&insurance_id=1');
  const { id, camper } = trip.booking;
  await expect(page).toHaveURL(new RegExp(`/campers/${camper.id}/payment/${id}/summary\\?insurance_id=1$`));
});
