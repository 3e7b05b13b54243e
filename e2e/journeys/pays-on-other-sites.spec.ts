import { expect, test } from '../fixtures';
import { BankPage } from '../pages/bank-page';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';

const SUCCESS = /\/payment\/\d+\/success/;
const MEANS = [
  { means: 'iDEAL', site: 'nl', parts: 0, nothing: 'Er is niets afgeschreven' },
  { means: 'Klarna', site: 'de', parts: 0, nothing: 'Es wurde nichts abgebucht' },
  { means: 'En quatre fois', site: 'fr', parts: 4, nothing: 'Rien n’a été débité' },
];

for (const { means, site, parts, nothing } of MEANS) {
  test(`${means} is cancelled on its own page and then agreed to there`, async ({ page }) => {
    const trip = await PayableTrip.of(page, { site });
    const payment = await PaymentPage.open(page, trip.booking, site);
    const house = new BankPage(page);
    await payment.choose(means);
    await expect(payment.content.getByRole('group', { name: means }).locator('dd')).toHaveCount(parts);
    await payment.agree();
    await payment.payButton.click();
    await house.arrive();
    await expect(page.locator('html')).toHaveAttribute('lang', site);
    await house.cancel();
    await expect(payment.trouble).toContainText(nothing);
    expect(await trip.state()).toBe('ACCEPTED');

    await payment.choose(means);
    await payment.agree();
    await payment.payButton.click();
    await house.arrive();
    await house.approve();
    await page.waitForURL(SUCCESS);
    expect(await trip.state()).toBe('TO_COME');
    expect(await trip.payments()).toEqual(['done', 'failed']);
  });
}

test('a site offers its own means and no others', async ({ page }) => {
  const trip = await PayableTrip.of(page, { site: 'nl' });
  const payment = await PaymentPage.open(page, trip.booking, 'nl');
  await expect(payment.content.getByLabel('iDEAL')).toBeVisible();
  const offered = payment.content.locator('input[name="means"]');
  expect(
    await offered.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
  ).toEqual(['card', 'card_2', 'paypal', 'sofort', 'ideal']);
});
