import { expect, STAY, test } from '../../fixtures';
import { amountIn } from '../../pages/payment/amounts';
import { BankPage } from '../../pages/payment/bank-page';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { HomePage } from '../../pages/search/home-page';
import { minorIn } from '../../pages/payment/minor-units';
import { PaymentPage } from '../../pages/payment/payment-page';
import { SignInPage } from '../../pages/account/sign-in-page';
import { pickRandom } from '../../scenes/pick-random';
import { OwnerClient } from '../../scenes/owner-client';
import { userWithCertifiedPhone } from '../../scenes/users';

const ASKS_THE_BANK = '4000000000003220';

// In a window this narrow, 3-D Secure opens on the bank's own page.
test.use({ viewport: { width: 390, height: 844 } });

test('a visitor books instantly, from the home page to the bank’s confirmation, and the owner sees the paid booking', async ({
  page,
  request,
  scenes,
}) => {
  test.slow();
  const email = await userWithCertifiedPhone(request);
  const home = await HomePage.open(page, 'en-ie');
  await home.choosePlace('Annec', 'Annecy');
  await home.chooseDates(STAY);
  const results = await home.search();
  const ids = await results.campers();
  const offered = await scenes.withBookingMode(ids, { instant: true });
  const wanted = pickRandom(offered);
  const owner = await OwnerClient.of(request, await scenes.ownerOf(wanted));
  const listing = await results.openCamper(results.cards.nth(ids.indexOf(wanted)));
  const price = await listing.quote.total();
  await expect(listing.stickyMainButton).toContainText('Book now');
  await listing.stickyMainButton.click();

  await new SignInPage(page, 'en-ie').signIn(email);
  const funnel = new FunnelPage(page);
  await funnel.expectStep('user-details');
  await funnel.fillInDriver();
  await funnel.next.click();
  await funnel.expectStep('travel-details');
  await funnel.fillInTrip();
  await funnel.next.click();
  await funnel.expectStep('insurance');
  await expect(funnel.stickyMainButton).toContainText('Continue');
  await funnel.stickyMainButton.click();
  await funnel.expectStep('cancel-insurance');
  expect(await funnel.total()).toBe(price);
  const cover = funnel.cover('Cancellation insurance');
  await expect(cover).not.toBeChecked();
  await cover.click();
  await expect(cover).toBeChecked();
  await expect.poll(() => funnel.total()).not.toBe(price);
  const insured = await funnel.total();
  await funnel.next.click();
  await funnel.expectStep('summary');
  expect(await funnel.total()).toBe(insured);
  const booking = funnel.bookingId;
  expect(await owner.sees(booking)).toBeUndefined();
  await funnel.toPaymentButton.click();

  await funnel.expectStep('payment');
  await expect(page).toHaveURL(/[?&]cancel_insurance=true/);
  expect((await scenes.tables.trip(booking)).state).toBe('VALIDATED');
  expect(await owner.sees(booking)).toBeUndefined();
  const payment = new PaymentPage(page, 'en-ie');
  expect(amountIn(await payment.payButton.innerText())).toBe(insured);
  await payment.fillCard(ASKS_THE_BANK);
  await payment.payButton.click();
  const bank = new BankPage(page);
  await bank.waitUntilOpen();
  expect(amountIn(await bank.amount.innerText())).toBe(insured);
  expect(await owner.sees(booking)).toBeUndefined();
  await bank.approve();
  await funnel.expectStep('success');

  const paid = minorIn(insured);
  const { tables } = scenes;
  expect(await tables.trip(booking)).toMatchObject({ state: 'TO_COME', is_instant: true, price: paid, paid });
  expect(await tables.payments(booking)).toEqual([{ type: 'card', state: 'done', amount: paid }]);
  expect((await tables.ledger(booking)).sum).toBe(0);
  expect(await tables.block(booking)).toEqual({ kind: 'booking', ...STAY });
  expect(await owner.sees(booking)).toMatchObject({ state: 'TO_COME', meta_state: 'confirmed' });
});
