import type { Page } from '@playwright/test';

import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { PaymentPage } from '../pages/payment-page';
import { OwnerDesk } from '../scenes/owner-desk';
import { PayableTrip } from '../scenes/payable-trips';
import { reachablePerson, signedIn } from '../scenes/people';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 210);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 6) };
const PAYS = '4242424242424242';

async function aGuest(page: Page) {
  const email = await reachablePerson(page.request);
  return { email, maker: await TripMaker.of(page.request, email) };
}

test('an owner who takes back the yes while the guest types the card: nothing is taken, and the guest is told', async ({
  page,
  scenes,
}) => {
  const trip = await PayableTrip.of(page);
  const payment = await PaymentPage.open(page, trip.booking);
  await payment.fillCard(PAYS);
  await trip.ownerRefuses();
  await payment.payButton.click();
  const note = page.getByRole('main').getByRole('status');
  await expect(note).toContainText('Nothing was charged');
  await expect(note).toContainText('cannot be paid at the moment');
  await expect(page).toHaveURL(new RegExp(`/d/trips/${trip.booking.id}$`));
  expect(await scenes.books.payments(trip.booking.id)).not.toContainEqual(
    expect.objectContaining({ state: 'done' }),
  );
  expect((await scenes.books.trip(trip.booking.id)).state).toBe('CANCELLED_OWNER');
});

test('two guests, one camper: who pays second is told that it is gone, and pays nothing', async ({
  page,
  scenes,
}) => {
  const [first, second] = [await aGuest(page), await aGuest(page)];
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: true });
  const wanted = await second.maker.sent(camper, STAY);
  await signedIn(page.context(), second.email);
  await FunnelPage.open(page, FunnelPage.pathOf('instant-request', wanted, 'payment'));
  const payment = new PaymentPage(page, 'en-ie');
  await payment.fillCard(PAYS);
  const taken = await first.maker.paid(await first.maker.sent(camper, STAY));
  expect(taken.state).toBe('TO_COME');
  await payment.payButton.click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Nothing was charged');
  await expect(page).toHaveURL(new RegExp(`/d/trips/${wanted.id}$`));
  const { books } = scenes;
  expect(await books.trip(wanted.id)).toMatchObject({ state: 'ACCEPTED_EXP', paid: 0 });
  expect(await books.block(wanted.id)).toBeUndefined();
  expect(await books.block(taken.id)).toEqual({ kind: 'booking', ...STAY });
});

test('two guests ask for one camper: with one yes paid, the other hears it before the money, and is led on', async ({
  page,
  scenes,
}) => {
  const [first, second] = [await aGuest(page), await aGuest(page)];
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const [won, lost] = [await first.maker.sent(camper, STAY), await second.maker.told(camper, STAY)];
  await signedIn(page.context(), second.email);
  const funnel = await FunnelPage.open(page, FunnelPage.pathOf('request', lost, 'summary'));
  await expect(funnel.sendButton).toBeVisible();
  const desk = await OwnerDesk.of(page.request, await scenes.ownerOf(camper));
  await desk.accept(won.id);
  await first.maker.paid(won);
  await funnel.sendButton.click();
  await expect(funnel.content.getByRole('alert').first()).toContainText(/not free|taken/i);
  expect((await scenes.books.trip(lost.id)).state).toBe('ABANDONED');
  expect(await desk.sees(lost.id)).toBeUndefined();
});
