import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures';
import type { FunnelPage } from '../pages/funnel-page';
import { PaymentPage } from '../pages/payment-page';
import { goOnElsewhere } from '../scenes/go-on-elsewhere';
import { TripFromHome } from '../scenes/trip-from-home';

const PAYS = '4242424242424242';
const LICENCE_SINCE = '2008-06-01';
const WORDS = 'We are two and would love to see the lake in spring.';
const CANCELLATION = 'Cancellation insurance';
const REINFORCED = 'Reinforced insurance';

async function expectDriver({ licenceSince, content }: FunnelPage, since = LICENCE_SINCE): Promise<void> {
  await expect(licenceSince).toHaveValue(since);
  await expect(content.getByLabel('Year')).toHaveValue('1988');
}

async function payByCard(page: Page): Promise<void> {
  const payment = new PaymentPage(page, 'en-ie');
  await payment.fillCard(PAYS);
  await payment.payButton.click();
}

test('a request goes on in another browser at each of its steps', async ({ page, browser, scenes }) => {
  const { books } = scenes;
  const trip = await TripFromHome.begun({ page, scenes }, { instant: false });
  await trip.funnel.tellDriver();
  await expect.poll(async () => (await books.trip(trip.booking)).driver_licence_since).toBe(LICENCE_SINCE);
  await expectDriver(await goOnElsewhere(trip, browser));

  await trip.walkTo('travel-details');
  await goOnElsewhere(trip, browser, 'way-in');
  await trip.walkTo('insurance');
  await goOnElsewhere(trip, browser, 'way-in');
  const asked = await trip.walkTo('message-owner');
  await asked.tellOwner(WORDS);
  await expect.poll(async () => (await books.trip(trip.booking)).message).toBe(WORDS);
  const told = await goOnElsewhere(trip, browser);
  await expect(told.message).toHaveValue(WORDS);
  await told.next.click();
  await told.expectStep('summary');

  const check = await goOnElsewhere(trip, browser, 'way-in');
  await expect(check.content).toContainText(WORDS);
  await expect(check.content).toContainText('Holidays for two');
  await check.sendButton.click();
  await check.expectStep('success');
  await trip.books.expectUnpaid('VALIDATED');
  await goOnElsewhere(trip, browser, 'way-in');
});

test('a booking at once goes on in another browser at each of its steps, up to the money', async ({
  page,
  browser,
  scenes,
}) => {
  const { books } = scenes;
  const trip = await TripFromHome.begun({ page, scenes }, { instant: true });
  await trip.funnel.tellDriver();
  await expect.poll(async () => (await books.trip(trip.booking)).driver_licence_since).toBe(LICENCE_SINCE);
  await expectDriver(await goOnElsewhere(trip, browser));

  const asked = await trip.walkTo('travel-details');
  await asked.tellTrip();
  await asked.tellOwner(WORDS);
  const kept = { purpose: 'HOLIDAYS_COUPLE', message: WORDS };
  await expect.poll(() => books.trip(trip.booking)).toMatchObject(kept);
  const told = await goOnElsewhere(trip, browser);
  await expect(told.purpose).toHaveValue(kept.purpose);
  await expect(told.message).toHaveValue(WORDS);

  const insured = await trip.walkTo('insurance');
  await insured.insurance(REINFORCED).check();
  await trip.repriced();
  await expect((await goOnElsewhere(trip, browser)).insurance(REINFORCED)).toBeChecked();
  const covered = await trip.walkTo('cancel-insurance');
  await covered.cover(CANCELLATION).check();
  await trip.repriced();
  await expect((await goOnElsewhere(trip, browser)).cover(CANCELLATION)).toBeChecked();

  await trip.walkTo('summary');
  await expect((await goOnElsewhere(trip, browser, 'way-in')).content).toContainText(REINFORCED);
  await trip.toPay();
  await payByCard((await goOnElsewhere(trip, browser)).page);
  await trip.expectSuccess();
  await trip.books.expectBooked(['card done']);
  expect(await books.trip(trip.booking)).toMatchObject(kept);
});

test('what was accepted goes on in another browser at each of its steps, up to the money', async ({
  page,
  browser,
  scenes,
}) => {
  const later = '2009-03-02';
  const { books } = scenes;
  const trip = await TripFromHome.begun({ page, scenes }, { instant: false });
  await trip.toCheck();
  const check = await goOnElsewhere(trip, browser);
  await check.content.getByRole('link', { name: 'Change: You' }).click();
  await check.expectStep('user-details');
  await check.licenceSince.fill(later);
  await expect.poll(async () => (await books.trip(trip.booking)).driver_licence_since).toBe(later);
  const driver = await goOnElsewhere(trip, browser);
  await expectDriver(driver, later);

  await driver.next.click();
  await driver.expectStep('insurance');
  await driver.insurance(REINFORCED).check();
  await trip.repriced();
  const insured = await goOnElsewhere(trip, browser);
  await expect(insured.insurance(REINFORCED)).toBeChecked();
  await insured.next.click();
  await insured.expectStep('cancel-insurance');
  await insured.cover(CANCELLATION).check();
  await trip.repriced();
  const covered = await goOnElsewhere(trip, browser);
  await expect(covered.cover(CANCELLATION)).toBeChecked();

  await covered.next.click();
  await covered.expectStep('summary');
  const last = await goOnElsewhere(trip, browser, 'way-in');
  await expect(last.content).toContainText(REINFORCED);
  await last.toPaymentButton.click();
  await last.expectStep('payment');
  await payByCard((await goOnElsewhere(trip, browser)).page);
  await trip.expectSuccess();
  await trip.books.expectBooked(['card done']);
});
