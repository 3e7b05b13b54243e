import { randomInt } from 'node:crypto';

import { expect, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { BankPage } from '../../pages/payment/bank-page';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { HomePage } from '../../pages/search/home-page';
import { KeyboardUser } from '../../pages/checks/keyboard-user';
import { PaymentPage } from '../../pages/payment/payment-page';
import { TripsPage } from '../../pages/trips/trips-page';
import { PayableTrip } from '../../scenes/payable-trip';
import { newUser, signInByApi } from '../../scenes/users';
import { beginByKeyboard, confirmPhone, fillInDriver } from '../../scenes/trip-by-keyboard';

const AGREED = /I have read the/;

test.use({ viewport: { width: 390, height: 844 } });

test('an instant booking, its phone code and its card by keyboard alone, from the home page', async ({
  page,
  scenes,
}) => {
  test.slow();
  const phone = `+35386${randomInt(1_000_000, 9_999_999)}`;
  await signInByApi(page.context(), await newUser(page.request, { phone }));
  const trip = await beginByKeyboard({ page, scenes }, { instant: true });
  const { user, funnel } = trip;
  await fillInDriver(trip);
  await confirmPhone(trip, phone);
  await user.expectArrived(funnel, 'travel-details');
  await user.reach(funnel.purpose);
  await user.typeIntoFields('Holidays for');
  await user.press(funnel.next);
  await funnel.expectStep('insurance');
  await user.press(funnel.next);
  await user.expectArrived(funnel, 'cancel-insurance');
  const cover = funnel.cover('Cancellation insurance');
  const before = await funnel.total();
  await user.press(cover, 'Space');
  await expect(cover).toBeChecked();
  await expect.poll(() => funnel.total()).not.toBe(before);
  await user.press(funnel.next);
  await user.expectArrived(funnel, 'summary');
  await user.press(funnel.toPaymentButton);

  await funnel.expectStep('payment');
  const outcome = await trip.outcome();
  const payment = new PaymentPage(page, 'en-ie');
  await user.press(payment.payButton);
  await expect(funnel.content.getByRole('alert')).toBeFocused();
  await user.press(funnel.problems.first());
  await expect(payment.content.getByLabel('Card number')).toBeFocused();
  await user.typeIntoFields('4242424242424242', '1229', '123', 'Nora Byrne');
  await user.press(payment.content.getByRole('checkbox', { name: AGREED }), 'Space');
  await user.press(payment.payButton);
  await user.expectArrived(funnel, 'success');
  await outcome.expectBooked(['card done']);
});

test('an accepted trip is paid at PayPal by keyboard alone, from the home page', async ({ page, scenes }) => {
  const trip = await PayableTrip.of(page);
  const user = new KeyboardUser(page);
  const home = await HomePage.open(page, 'en-ie');
  const menu = new AccountMenu(page);
  await user.press(menu.pill);
  await user.press(menu.list.getByText('Trips', { exact: true }));
  await user.press(new TripsPage(page).cards.getByRole('link', { name: /^Pay €/ }));
  const funnel = new FunnelPage(page, home.site);
  await user.expectArrived(funnel, 'summary');
  await user.press(funnel.content.getByRole('link', { name: 'Change: Insurance' }));
  await user.expectArrived(funnel, 'insurance');
  await user.press(funnel.next);
  await user.expectArrived(funnel, 'cancel-insurance');
  await user.press(funnel.next);
  await funnel.expectStep('summary');
  await user.press(funnel.toPaymentButton);
  await funnel.expectStep('payment');
  const payment = new PaymentPage(page, home.site);
  await user.reach(payment.content.getByRole('radio', { name: 'Card, in one go' }));
  const payPal = payment.content.getByLabel('PayPal');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(payPal).toBeChecked({ timeout: 100 });
  }).toPass();
  await user.press(payment.content.getByRole('checkbox', { name: AGREED }), 'Space');
  await user.press(payment.payButton);
  const provider = new BankPage(page);
  await provider.waitUntilOpen();
  await trip.outcomeIn(scenes.tables).expectUnpaid('ACCEPTED', ['paypal in_prog']);
  await user.press(page.locator('button[value="approve"]'));
  await user.expectArrived(funnel, 'success');
  await trip.outcomeIn(scenes.tables).expectBooked(['paypal done']);
});
