import { randomInt } from 'node:crypto';

import { expect, test } from '../fixtures';
import { AccountMenu } from '../pages/account-menu';
import { BankPage } from '../pages/bank-page';
import { FunnelPage } from '../pages/funnel-page';
import { HomePage } from '../pages/home-page';
import { KeyboardWalk } from '../pages/keyboard-walk';
import { PaymentPage } from '../pages/payment-page';
import { TripsPage } from '../pages/trips-page';
import { PayableTrip } from '../scenes/payable-trips';
import { newPerson, reachablePerson, signedIn } from '../scenes/people';
import { beginByKeyboard, confirmPhone, tellDriver } from '../scenes/trip-by-keyboard';

const AGREED = /I have read the/;

test.use({ viewport: { width: 390, height: 844 } });

test('a request is put together and sent by keyboard alone, from home', async ({ page, scenes }) => {
  test.slow();
  await signedIn(page.context(), await reachablePerson(page.request));
  const trip = await beginByKeyboard({ page, scenes }, { instant: false });
  const { walk, funnel } = trip;
  await tellDriver(trip);
  await walk.expectArrived(funnel, 'travel-details');
  await walk.press(funnel.next);
  await walk.expectProblem(funnel, funnel.purpose);
  await walk.typeOn('Holidays for');
  await walk.press(funnel.next);

  await walk.expectArrived(funnel, 'insurance');
  const before = await funnel.total();
  await walk.reach(funnel.insurance('Standard insurance'));
  await page.keyboard.press('ArrowDown');
  await expect(funnel.insurance('Reinforced insurance')).toBeChecked();
  await expect.poll(() => funnel.total()).not.toBe(before);
  await walk.press(funnel.next);
  await walk.expectArrived(funnel, 'message-owner');
  await walk.press(funnel.next);
  await walk.expectProblem(funnel, funnel.message);
  await walk.typeOn('Two of us, and a tent.');
  await walk.press(funnel.next);
  await walk.expectArrived(funnel, 'summary');
  const books = await trip.known();
  await walk.press(funnel.sendButton);
  await walk.expectArrived(funnel, 'success');
  await books.expectUnpaid('VALIDATED');
});

test('a booking at once, its phone code and its card go by keyboard alone, from home', async ({
  page,
  scenes,
}) => {
  test.slow();
  const phone = `+35386${randomInt(1_000_000, 9_999_999)}`;
  await signedIn(page.context(), await newPerson(page.request, { phone }));
  const trip = await beginByKeyboard({ page, scenes }, { instant: true });
  const { walk, funnel } = trip;
  await tellDriver(trip);
  await confirmPhone(trip, phone);
  await walk.expectArrived(funnel, 'travel-details');
  await walk.reach(funnel.purpose);
  await walk.typeOn('Holidays for');
  await walk.press(funnel.next);
  await funnel.expectStep('insurance');
  await walk.press(funnel.next);
  await walk.expectArrived(funnel, 'cancel-insurance');
  const cover = funnel.cover('Cancellation insurance');
  const before = await funnel.total();
  await walk.press(cover, 'Space');
  await expect(cover).toBeChecked();
  await expect.poll(() => funnel.total()).not.toBe(before);
  await walk.press(funnel.next);
  await walk.expectArrived(funnel, 'summary');
  await walk.press(funnel.toPaymentButton);

  await funnel.expectStep('payment');
  const books = await trip.known();
  const payment = new PaymentPage(page, 'en-ie');
  await walk.press(payment.payButton);
  await expect(funnel.content.getByRole('alert')).toBeFocused();
  await walk.press(funnel.problems.first());
  await expect(payment.content.getByLabel('Card number')).toBeFocused();
  await walk.typeOn('4242424242424242', '1229', '123', 'Nora Byrne');
  await walk.press(payment.content.getByRole('checkbox', { name: AGREED }), 'Space');
  await walk.press(payment.payButton);
  await walk.expectArrived(funnel, 'success');
  await books.expectBooked(['card done']);
});

test('an accepted trip is paid at PayPal by keyboard alone, from home', async ({ page, scenes }) => {
  const trip = await PayableTrip.of(page);
  const walk = new KeyboardWalk(page);
  const home = await HomePage.open(page, 'en-ie');
  const menu = new AccountMenu(page);
  await walk.press(menu.pill);
  await walk.press(menu.list.getByText('Trips', { exact: true }));
  await walk.press(new TripsPage(page).cards.getByRole('link', { name: /^Pay €/ }));
  const funnel = new FunnelPage(page, home.site);
  await walk.expectArrived(funnel, 'summary');
  await walk.press(funnel.content.getByRole('link', { name: 'Change: Insurance' }));
  await walk.expectArrived(funnel, 'insurance');
  await walk.press(funnel.next);
  await walk.expectArrived(funnel, 'cancel-insurance');
  await walk.press(funnel.next);
  await funnel.expectStep('summary');
  await walk.press(funnel.toPaymentButton);
  await funnel.expectStep('payment');
  const payment = new PaymentPage(page, home.site);
  await walk.reach(payment.content.getByRole('radio', { name: 'Card, in one go' }));
  const payPal = payment.content.getByLabel('PayPal');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(payPal).toBeChecked({ timeout: 100 });
  }).toPass();
  await walk.press(payment.content.getByRole('checkbox', { name: AGREED }), 'Space');
  await walk.press(payment.payButton);
  const house = new BankPage(page);
  await house.arrive();
  await walk.press(page.locator('button[value="approve"]'));
  await walk.expectArrived(funnel, 'success');
  await trip.in(scenes.books).expectBooked(['paypal done']);
});
