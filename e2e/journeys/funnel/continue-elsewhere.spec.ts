import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures';
import type { FunnelPage } from '../../pages/funnel/funnel-page';
import { PaymentPage } from '../../pages/payment/payment-page';
import { continueElsewhere } from '../../scenes/continue-elsewhere';
import { GuestTrip } from '../../scenes/guest-trip';

const PAYS = '4242424242424242';
const LICENCE_SINCE = '2008-06-01';
const MESSAGE = 'We are two and would love to see the lake in spring.';
const CANCELLATION = 'Cancellation insurance';
const REINFORCED = 'Reinforced insurance';

async function expectDriver({ licenceSince, content }: FunnelPage): Promise<void> {
  await expect(licenceSince).toHaveValue(LICENCE_SINCE);
  await expect(content.getByLabel('Year')).toHaveValue('1988');
}

async function payByCard(page: Page): Promise<void> {
  const payment = new PaymentPage(page, 'en-ie');
  await payment.fillCard(PAYS);
  await payment.payButton.click();
}

test('an instant booking continues in another browser at each of its steps, up to the payment', async ({
  page,
  browser,
  scenes,
}) => {
  const { tables } = scenes;
  const trip = await GuestTrip.begin({ page, scenes }, { instant: true });
  await trip.funnel.fillInDriver();
  await expect.poll(async () => (await tables.trip(trip.booking)).driver_licence_since).toBe(LICENCE_SINCE);
  await expectDriver(await continueElsewhere(trip, browser));

  const travel = await trip.walkTo('travel-details');
  await travel.fillInTrip();
  await travel.writeToOwner(MESSAGE);
  const saved = { purpose: 'HOLIDAYS_COUPLE', message: MESSAGE };
  await expect.poll(() => tables.trip(trip.booking)).toMatchObject(saved);
  const again = await continueElsewhere(trip, browser);
  await expect(again.purpose).toHaveValue(saved.purpose);
  await expect(again.message).toHaveValue(MESSAGE);

  const insured = await trip.walkTo('insurance');
  await insured.insurance(REINFORCED).check();
  await trip.waitForNewPrice();
  await expect((await continueElsewhere(trip, browser)).insurance(REINFORCED)).toBeChecked();
  const covered = await trip.walkTo('cancel-insurance');
  await covered.cover(CANCELLATION).check();
  await trip.waitForNewPrice();
  await expect((await continueElsewhere(trip, browser)).cover(CANCELLATION)).toBeChecked();

  await trip.walkTo('summary');
  await expect((await continueElsewhere(trip, browser, 'entry')).content).toContainText(REINFORCED);
  await trip.toPayment();
  await payByCard((await continueElsewhere(trip, browser)).page);
  await trip.expectSuccess();
  await trip.outcome.expectBooked(['card done']);
  expect(await tables.trip(trip.booking)).toMatchObject(saved);
});
