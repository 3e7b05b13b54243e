import { expect, test } from '../../fixtures';
import { BankPage } from '../../pages/payment/bank-page';
import { PaymentPage } from '../../pages/payment/payment-page';
import { PayableTrip } from '../../scenes/payable-trip';

const SUCCESS = /\/payment\/\d+\/success/;
const METHODS = [
  { means: 'iDEAL', site: 'nl', parts: 0, notCharged: 'Er is niets afgeschreven' },
  { means: 'Klarna', site: 'de', parts: 0, notCharged: 'Es wurde nichts abgebucht' },
  { means: 'En quatre fois', site: 'fr', parts: 4, notCharged: 'Rien n’a été débité' },
];

for (const { means, site, parts, notCharged } of METHODS) {
  test(`${means} is cancelled on its own page, and pays at the second try`, async ({ page }) => {
    const trip = await PayableTrip.of(page, { site });
    const payment = await PaymentPage.open(page, trip.booking, site);
    const provider = new BankPage(page);
    await payment.choose(means);
    await expect(payment.content.getByRole('group', { name: means }).locator('dd')).toHaveCount(parts);
    await payment.agree();
    await payment.payButton.click();
    await provider.waitUntilOpen();
    await expect(page.locator('html')).toHaveAttribute('lang', site);
    await provider.cancel();
    await expect(payment.errorSummary).toContainText(notCharged);
    expect(await trip.state()).toBe('ACCEPTED');

    await payment.choose(means);
    await payment.agree();
    await payment.payButton.click();
    await provider.waitUntilOpen();
    await provider.approve();
    await page.waitForURL(SUCCESS);
    expect(await trip.state()).toBe('TO_COME');
    expect(await trip.payments()).toEqual(['done', 'failed']);
  });
}
