import { expect, STAY, test } from '../fixtures';
import { AccountMenu } from '../pages/account-menu';
import { amountIn } from '../pages/amounts';
import { AnyPage } from '../pages/any-page';
import { barriersOn } from '../pages/axe';
import { SignInPage } from '../pages/sign-in-page';
import { TripPage, TripsPage } from '../pages/trips-page';
import { newPerson, PEOPLE, signedIn } from '../scenes/people';
import { TripMaker } from '../scenes/trips';

const NARROW = { width: 390, height: 844 };

test('somebody new finds the list in the menu, and from there a camper', async ({
  page,
  context,
  request,
}) => {
  await signedIn(context, await newPerson(request));
  await page.goto('/en-ie');
  await new AccountMenu(page).choose('Trips');
  const trips = new TripsPage(page);
  await expect(trips.empty).toHaveText('Your first trip begins here');
  await expect(page).toHaveURL(/meta_state=confirmed/);
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Find a camper' }).click();
  await expect(page).toHaveURL(/\/en-ie\/s/);
});

test('a request that was begun waits under what is to do, and Back leads from it to the list', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const email = await newPerson(request);
  const maker = await TripMaker.of(request, email);
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const begun = await maker.begun(camper, STAY);
  await signedIn(context, email);
  const trips = await TripsPage.open(page);
  await expect(trips.chosenTab).toHaveText(/^To do\s*1$/);
  await expect(trips.cards).toHaveCount(1);
  await expect(trips.cards.first()).toContainText(begun.camper.title);
  await trips.tab('Waiting').click();
  await expect(trips.empty).toHaveText('No open requests');
  await page.goBack();
  const trip = await trips.openTrip(trips.cards.first());
  await expect(trip.heading).toContainText(begun.camper.title);
  await expect(trip.presentStep).toContainText('Your request');
  await page.goBack();
  await expect(trips.chosenTab).toHaveText(/^To do/);
});

test('a booked trip tells everything that was agreed, the same amount everywhere, and what comes back', async ({
  page,
  context,
  request,
}) => {
  const email = await newPerson(request);
  const booked = await (await TripMaker.of(request, email)).booked('annecy', STAY);
  await signedIn(context, email);
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
  expect(await barriersOn(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(NARROW.width);
  expect(await barriersOn(page)).toEqual([]);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
});

test('what is unknown, no number or somebody else’s is a page there is not', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const maker = await TripMaker.of(request, await newPerson(request));
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const { id } = await maker.begun(camper, STAY);
  await signedIn(context, PEOPLE.newcomer);
  for (const path of [String(id), '2000000000', 'summer']) {
    await page.goto(`/en-ie/d/trips/${path}`);
    await expect(new AnyPage(page, 'en-ie').heading, path).toHaveText('This road ends here.');
  }
});

test('a letter’s link leads through the sign-in to the trip', async ({ page, request, scenes }) => {
  const email = await newPerson(request);
  const { camper } = await scenes.freeFrom(STAY.from).onAnyDay();
  const { id, days } = await (await TripMaker.of(request, email)).begun(camper, STAY);
  await page.goto(`/en-ie/d/trips/${id}`);
  await new SignInPage(page, 'en-ie').signIn(email);
  await expect(page).toHaveURL(new RegExp(`/en-ie/d/trips/${id}$`));
  await expect(new TripPage(page).heading).toContainText(`${days} days with`);
});
