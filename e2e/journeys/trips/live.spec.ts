import { expect, STAY, test } from '../../fixtures';
import { TripPage, TripsPage } from '../../pages/trips/trips-page';
import { OwnerClient } from '../../scenes/owner-client';
import { TripMaker } from '../../scenes/trip-maker';
import { newUser, signInByApi } from '../../scenes/users';

const STREAM = '/v4/updates/stream/';

test('the owner’s answer appears on the guest’s open pages, over one connection for all tabs', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const email = await newUser(request);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const { id } = await (await TripMaker.of(request, email)).send(camper, STAY);
  await signInByApi(context, email);
  const connected = page.waitForResponse((response) => response.url().endsWith(STREAM));
  const trip = await TripPage.open(page, id);
  await connected;
  const otherTab = await context.newPage();
  const ownStreams: string[] = [];
  otherTab.on('request', (sent) => sent.url().endsWith(STREAM) && ownStreams.push(sent.url()));
  const trips = await TripsPage.open(otherTab, 'meta_state=waiting');
  await expect(trips.cards).toHaveCount(1);

  await (await OwnerClient.of(request, await scenes.ownerOf(camper))).accept(id);
  await expect(trip.badge).toContainText('Pay by');
  await expect(trip.announcement).toContainText('Your trip has changed.');
  await expect(trips.cards).toHaveCount(0);
  await expect(trips.tab('To do')).toContainText('1');
  expect(ownStreams).toEqual([]);
});

test('two idle minutes keep one stream open and poll only for a newer release', async ({
  page,
  context,
  request,
}) => {
  await signInByApi(context, await newUser(request));
  await page.clock.install();
  const connected = page.waitForResponse((response) => response.url().endsWith(STREAM));
  await page.goto('/en-ie/d/chats');
  await connected;
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const paths: string[] = [];
  page.on('request', (sent) => paths.push(new URL(sent.url()).pathname));
  // In steps, so that responses arrive in between and timers can send their requests.
  for (let step = 0; step < 12; step += 1) await page.clock.runFor('00:10');
  expect(paths).not.toContain(STREAM);
  const repeated = paths.filter((path, index) => paths.indexOf(path) !== index);
  expect(repeated.filter((path) => path !== '/latest-build.json')).toEqual([]);
});

test('a booked trip has a receipt and a contract that print separately, and other users get 404 for them', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const email = await newUser(request);
  const maker = await TripMaker.of(request, email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: true });
  const booked = await maker.pay(await maker.send(camper, STAY));
  await signInByApi(context, email);
  await TripPage.open(page, booked.id);
  await page.getByRole('link', { name: 'Receipt and contract' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  const total = page
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .last();
  await expect(total).toHaveText(new RegExp(Number(booked.price).toLocaleString('en-IE')));
  const sheets = async () =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length;
  expect(await sheets()).toBe(1);
  await page.getByRole('link', { name: 'Rental contract' }).click();
  await expect(page.getByText(`Booking ${booked.id}`)).toBeVisible();
  expect(await sheets()).toBeLessThanOrEqual(2);

  await context.clearCookies();
  await signInByApi(context, await newUser(request));
  for (const path of [`${booked.id}`, `${booked.id}/receipt`, `${booked.id}/contract`, '99999999']) {
    // While the api is busy the page may find out only by its own polling.
    await expect.poll(async () => (await page.goto(`/en-ie/d/trips/${path}`))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This road ends here.');
  }
});
