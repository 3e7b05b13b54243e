import { readFileSync } from 'node:fs';

import { expect, STAY, test } from '../fixtures';
import { barriersOn } from '../pages/axe';
import { FunnelPage } from '../pages/funnel-page';
import { PaymentPage } from '../pages/payment-page';
import { TripsPage } from '../pages/trips-page';
import { PayableTrip } from '../scenes/payable-trips';
import { newPerson, reachablePerson, signedIn } from '../scenes/people';
import { TripMaker } from '../scenes/trips';

const NARROW = { width: 390, height: 844 };

test('a trip that waits for its money is paid from the list', async ({ page, context, request, scenes }) => {
  const email = await reachablePerson(request);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: true });
  const maker = await TripMaker.of(request, email);
  const booking = await maker.sent(camper, STAY);
  await signedIn(context, email);
  const trips = await TripsPage.open(page);
  await trips.cards.getByRole('link', { name: /^Pay €/ }).click();
  const funnel = new FunnelPage(page);
  await funnel.expectStep('summary');
  await funnel.toPaymentButton.click();
  const payment = new PaymentPage(page, 'en-ie');
  await payment.fillCard('4242424242424242');
  await payment.payButton.click();
  await expect(page.getByRole('heading', { level: 1, name: 'The trip is yours' })).toBeVisible();
  expect(await scenes.books.trip(booking.id)).toMatchObject({ state: 'TO_COME' });
});

test('the page of a trip says what is due and until when, and leads to where it is paid', async ({
  page,
  request,
}) => {
  const { booking } = await PayableTrip.of(page, { guest: await newPerson(request) });
  await page.goto(`/en-ie/d/trips/${booking.id}`);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'To pay now' }) });
  await expect(card).toContainText(/Due by .*18\sMarch/);
  expect(await barriersOn(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await barriersOn(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(NARROW.width);
  await card.getByRole('link', { name: /^Pay €/ }).click();
  await expect(page).toHaveURL(new RegExp(`/campers/${booking.camper.id}/payment/${booking.id}`));
});

test('who has sent a request sees others that are free on the same days, there and on the trip', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const email = await newPerson(request);
  const maker = await TripMaker.of(request, email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const { id } = await maker.sent(camper, STAY);
  await signedIn(context, email);
  await page.goto(`/en-ie/campers/${camper}/request/${id}/success`);
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Also free/ }) });
  const other = section.getByRole('listitem').first().getByRole('link');
  await expect(other).toHaveAttribute('href', /date_from=2027-05-11&date_to=2027-05-18/);
  await expect(page.getByText('Still missing').first()).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'See the trip' }).click();
  await expect(page.getByRole('heading', { name: 'Also free on these days' })).toBeVisible();
  await expect(section.getByRole('listitem').first()).toBeVisible();
});

test('the file for a calendar has the days of the trip, from the success page and from the trip', async ({
  page,
  context,
  request,
}) => {
  const email = await newPerson(request);
  const booked = await (await TripMaker.of(request, email)).booked('annecy', STAY);
  const days = [booked.date_from, booked.date_to].map((day) => day.replaceAll('-', ''));
  await signedIn(context, email);
  const { id, camper } = booked;
  for (const path of [`campers/${camper.id}/instant-request/${id}/success`, `d/trips/${id}`]) {
    await page.goto(`/en-ie/${path}`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    expect(file, path).toContain(`DTSTART:${days[0]}T`);
    expect(file, path).toContain(`DTEND:${days[1]}T`);
  }
});
