import { expect, ON_COPIED_SITE, test } from '../../fixtures';
import { PaymentPage } from '../../pages/payment/payment-page';
import { PayableTrip } from '../../scenes/payable-trip';

const PAYS = '4242424242424242';

test(
  'a card vault on another origin receives cards only from a site whose settings name it',
  ON_COPIED_SITE,
  async ({ page, consoleErrors, copiedSite, cardVault: vault }) => {
    await vault.registerFor(page);
    const trip = await PayableTrip.of(page);
    const closed = await PaymentPage.open(page, trip.booking);
    await closed.fillCard(PAYS);
    await closed.payButton.click();
    await expect(closed.errorSummary).toContainText('your card was not sent');
    expect(consoleErrors).toContainEqual(expect.stringContaining(`${vault.origin}/cards' violates`));
    expect(await trip.state()).toBe('ACCEPTED');

    consoleErrors.length = 0;
    const payment = await PaymentPage.open(page, trip.booking, 'en-ie', copiedSite.url);
    await payment.fillCard(PAYS);
    await payment.payButton.click();
    await page.waitForURL(/\/payment\/\d+\/success/);
    expect(await trip.state()).toBe('TO_COME');
    expect(consoleErrors).toEqual([]);
  },
);
