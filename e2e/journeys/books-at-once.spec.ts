import { expect, STAY, test } from '../fixtures';
import { amountIn } from '../pages/amounts';
import { BankPage } from '../pages/bank-page';
import { FunnelPage } from '../pages/funnel-page';
import { HomePage } from '../pages/home-page';
import { minorIn } from '../pages/minor-in';
import { PaymentPage } from '../pages/payment-page';
import { SignInPage } from '../pages/sign-in-page';
import { anyOf } from '../scenes/any-of';
import { OwnerDesk } from '../scenes/owner-desk';
import { reachablePerson } from '../scenes/people';

const ASKS_THE_BANK = '4000000000003220';

// So narrow that the bank has the whole page to itself.
test.use({ viewport: { width: 390, height: 844 } });

test('somebody books at once, from home past the bank: the owner hears of it when it is paid', async ({
  page,
  request,
  scenes,
}) => {
  test.slow();
  const email = await reachablePerson(request);
  const home = await HomePage.open(page, 'en-ie');
  await home.choosePlace('Annec', 'Annecy');
  await home.chooseDates(STAY);
  const results = await home.search();
  const ids = await results.campers();
  const lent = await scenes.onlyLent(ids, { instant: true });
  const wanted = anyOf(lent);
  const desk = await OwnerDesk.of(request, await scenes.ownerOf(wanted));
  const listing = await results.openCamper(results.cards.nth(ids.indexOf(wanted)));
  const price = await listing.quote.total();
  await expect(listing.mainInBar).toContainText('Book now');
  await listing.mainInBar.click();

  await new SignInPage(page, 'en-ie').signIn(email);
  const funnel = new FunnelPage(page);
  await funnel.expectStep('user-details');
  await funnel.tellDriver();
  await funnel.next.click();
  await funnel.expectStep('travel-details');
  await funnel.tellTrip();
  await funnel.next.click();
  await funnel.expectStep('insurance');
  await expect(funnel.mainInBar).toContainText('Continue');
  await funnel.mainInBar.click();
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
  expect(await desk.sees(booking)).toBeUndefined();
  await funnel.toPaymentButton.click();

  await funnel.expectStep('payment');
  await expect(page).toHaveURL(/[?&]cancel_insurance=true/);
  expect((await scenes.books.trip(booking)).state).toBe('VALIDATED');
  expect(await desk.sees(booking)).toBeUndefined();
  const payment = new PaymentPage(page, 'en-ie');
  expect(amountIn(await payment.payButton.innerText())).toBe(insured);
  await payment.fillCard(ASKS_THE_BANK);
  await payment.payButton.click();
  const bank = new BankPage(page);
  await bank.arrive();
  expect(amountIn(await bank.amount.innerText())).toBe(insured);
  expect(await desk.sees(booking)).toBeUndefined();
  await bank.approve();
  await funnel.expectStep('success');

  const paid = minorIn(insured);
  const { books } = scenes;
  expect(await books.trip(booking)).toMatchObject({ state: 'TO_COME', is_instant: true, price: paid, paid });
  expect(await books.payments(booking)).toEqual([{ type: 'card', state: 'done', amount: paid }]);
  expect((await books.ledger(booking)).sum).toBe(0);
  expect(await books.block(booking)).toEqual({ kind: 'booking', ...STAY });
  expect(await desk.sees(booking)).toMatchObject({ state: 'TO_COME', meta_state: 'confirmed' });
});
