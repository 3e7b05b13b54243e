import { expect, test } from '../fixtures';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';
import { TripFromHome } from '../scenes/trip-from-home';

const PAYS = '4242424242424242';

test('a card that ends before the return is refused by the page; one that lasts till then pays', async ({
  page,
  scenes,
}) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: true });
  const payment = await trip.toPay();
  await payment.fillCard(PAYS, '0427');
  await payment.payButton.click();
  const said = payment.trouble.getByRole('link', { name: /^Expires before your return on/ });
  await expect(said).toBeVisible();
  await said.click();
  const expires = payment.content.getByLabel('Expires');
  await expect(expires).toBeFocused();
  await trip.books.expectUnpaid('VALIDATED');
  const [year = '', month = ''] = trip.found.stay.to.split('-');
  await expires.fill('');
  await expires.pressSequentially(`${month}${year.slice(2)}`);
  await payment.payButton.click();
  await trip.expectSuccess();
  await trip.books.expectBooked(['card done']);
});

test('the api refuses it where a page did not: said at the field, and nothing is taken', async ({ page }) => {
  const trip = await PayableTrip.of(page);
  // The vault takes the card as one that ends this year, whatever the page has let through.
  await page.route(/\/sandbox\/psp\/cards/, (route) => {
    const card = { ...(route.request().postDataJSON() as object), expiry: '0427' };
    return route.continue({ postData: JSON.stringify(card) });
  });
  const answers: unknown[] = [];
  page.on('response', async (response) => {
    if (response.status() === 405) answers.push(((await response.json()) as { code: string }).code);
  });
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(PAYS);
  await payment.payButton.click();
  await expect(payment.trouble).toContainText('Nothing was charged');
  await expect(payment.content.getByLabel('Expires')).toHaveAttribute('aria-invalid', 'true');
  await expect(payment.trouble.getByRole('link', { name: /Expires before your return on/ })).toBeVisible();
  expect(answers).toEqual(['PAYMENT_ERROR_CREDIT_CARD_WILL_EXPIRE']);
  expect(await trip.state()).toBe('ACCEPTED');
  expect(await trip.payments()).not.toContain('done');
});
