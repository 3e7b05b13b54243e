import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, STAY, test } from '../../fixtures';
import { OutboxPage } from '../../pages/account/outbox-page';
import { BookingPage } from '../../pages/owner/booking-pages';
import { ConditionPage } from '../../pages/trips/condition-page';
import { minorIn } from '../../pages/payment/minor-units';
import { TripPage } from '../../pages/trips/trips-page';
import { beginToday, DEPOSIT, depositRows, PRICE_PER_KM } from '../../scenes/running-trip';
import { TripMaker } from '../../scenes/trip-maker';
import { browserOf, newUser, signInByApi } from '../../scenes/users';

const PORTRAIT = readFileSync(path.join(import.meta.dirname, '../../scenes/pictures/portrait.jpg'));
const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: PORTRAIT };
const ODOMETER = 84_210;
const KM_BEYOND = 120;

test.use({ viewport: { width: 390, height: 844 } });

test('pick-up and return are confirmed by both sides, and kilometres beyond the package are charged to the deposit', async ({
  page,
  browser,
  context,
  request,
  scenes,
  baseURL,
}) => {
  const email = await newUser(request);
  const maker = await TripMaker.of(request, email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: true });
  const booking = await maker.pay(await maker.send(camper, STAY));
  await beginToday(request, booking.id);
  await signInByApi(context, email);

  const trip = await TripPage.open(page, booking.id);
  await trip.section('Condition of the camper').getByRole('link', { name: 'Report of the pick-up' }).click();
  const condition = new ConditionPage(page);
  await condition.write({ photo, odometer: ODOMETER, fuel: 'Full' });
  await condition.confirm();
  const ownerEmail = await scenes.ownerOf(camper);
  const mail = await OutboxPage.open(await context.newPage(), ownerEmail);
  await condition.confirmAsOwner(await mail.code('booking_condition_to_confirm_owner'));
  await expect(condition.final).toBeVisible();

  await TripPage.open(page, booking.id);
  await trip.section('Condition of the camper').getByRole('link', { name: 'Report of the return' }).click();
  const driven = booking.days * booking.km + KM_BEYOND;
  await condition.write({ photo, odometer: ODOMETER + driven, fuel: '4/8' });
  await condition.confirm();
  const ownersPage = await browserOf(browser, ownerEmail, baseURL);
  await new BookingPage(ownersPage).open(booking.id);
  await ownersPage.getByRole('link', { name: 'Check and confirm' }).click();
  await new ConditionPage(ownersPage).agree();
  await expect(condition.final).toBeVisible();
  await new BookingPage(ownersPage).open(booking.id);
  await expect(ownersPage.getByText(`${KM_BEYOND} km`).first()).toBeVisible();
  await ownersPage.context().close();
  const charge = KM_BEYOND * PRICE_PER_KM;

  await expect
    .poll(() => depositRows(booking.id))
    .toEqual([
      { reason: 'depos', state: 'done', amount: DEPOSIT },
      { reason: 'gest', state: 'done', amount: charge },
    ]);
  expect((await scenes.tables.ledger(booking.id)).sum).toBe(0);
  await TripPage.open(page, booking.id);
  const line = page.getByRole('main').getByText('Charged to the deposit').locator('..');
  expect(minorIn(await line.innerText())).toBe(charge);
});
