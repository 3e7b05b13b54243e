import { expect, STAY, test } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { amountIn } from '../../pages/payment/amounts';
import { TripsPage } from '../../pages/trips/trips-page';
import { newUser, signInByApi } from '../../scenes/users';
import { TripMaker } from '../../scenes/trip-maker';

test('a new guest opens the empty list from the menu, and from there the search', async ({
  page,
  context,
  request,
}) => {
  await signInByApi(context, await newUser(request));
  await page.goto('/en-ie');
  await new AccountMenu(page).choose('Trips');
  const trips = new TripsPage(page);
  await expect(trips.empty).toHaveText('Your first trip begins here');
  await expect(page).toHaveURL(/meta_state=confirmed/);
  await page.getByRole('main').getByRole('link', { name: 'Find a camper' }).click();
  await expect(page).toHaveURL(/\/en-ie\/s/);
});

test('a draft is in the tab To do, and Back leads from it to the list', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const email = await newUser(request);
  const maker = await TripMaker.of(request, email);
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const draft = await maker.draft(camper, STAY);
  await signInByApi(context, email);
  const trips = await TripsPage.open(page);
  await expect(trips.chosenTab).toHaveText(/^To do\s*1$/);
  await expect(trips.cards).toHaveCount(1);
  await expect(trips.cards.first()).toContainText(draft.camper.title);
  await trips.tab('Waiting').click();
  await expect(trips.empty).toHaveText('No open requests');
  await page.goBack();
  const trip = await trips.openTrip(trips.cards.first());
  await expect(trip.heading).toContainText(draft.camper.title);
  await expect(trip.presentStep).toContainText('Your request');
  await page.goBack();
  await expect(trips.chosenTab).toHaveText(/^To do/);
});

test('a booked trip shows all that was agreed, the same amount everywhere, and the refund if it is cancelled', async ({
  page,
  context,
  request,
}) => {
  const email = await newUser(request);
  const booked = await (await TripMaker.of(request, email)).book('annecy', STAY);
  await signInByApi(context, email);
  const trips = await TripsPage.open(page);
  const price = amountIn(await trips.cards.first().locator('b').innerText());
  const trip = await trips.openTrip(trips.cards.first());
  await expect(page.getByText(`Pick up in ${booked.camper.city}`, { exact: false }).first()).toBeVisible();
  await trip.openEveryLine();
  await expect(trip.lines.first()).toBeVisible();
  await expect(page.getByText('Paid in full')).toBeVisible();
  expect(amountIn(await page.locator('[data-total] dd').innerText())).toBe(price);
  await expect(trip.section('If you cannot go')).toContainText('Cancel today and you get back all of the');
  await expect(trip.section('Documents to prepare')).toContainText('Driving licence');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
});
