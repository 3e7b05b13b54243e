import type { Page, Route } from '@playwright/test';

import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { minorIn } from '../pages/minor-in';
import { reachablePerson, signedIn } from '../scenes/people';
import type { Scenes } from '../scenes/scenes';
import { TripFromHome } from '../scenes/trip-from-home';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 160);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 6) };

/** A guest who has told everything and looks at the insurances. */
async function atInsurance(page: Page, scenes: Scenes) {
  const email = await reachablePerson(page.request);
  await signedIn(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const booking = await (await TripMaker.of(page.request, email)).told(camper, STAY);
  const funnel = await FunnelPage.open(page, FunnelPage.pathOf('request', booking, 'insurance'));
  await funnel.total();
  return { funnel, booking };
}

/** What each line beside the step says, in minor units, by its code. */
async function linesOf({ pricePanel }: FunnelPage): Promise<Record<string, number>> {
  const lines = await pricePanel.locator('[data-line]').all();
  const read = lines.map(async (line) => {
    const amount = await line.locator('summary > span').last().innerText();
    return [await line.getAttribute('data-line'), minorIn(amount)];
  });
  return Object.fromEntries(await Promise.all(read)) as Record<string, number>;
}

/** The provider of the rental cover does not answer this page until it is back. */
async function coverGoesAway(page: Page) {
  const calls = /\/(3|v4)\//;
  const fault = (route: Route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-demo-fault': 'rental-cover' } });
  await page.route(calls, fault);
  return { isBack: () => page.unroute(calls, fault) };
}

/** The codes of the lines that were agreed. */
async function keptOf({ books }: Scenes, booking: number): Promise<string[]> {
  return (await books.lines(booking)).map(({ code }) => code);
}

test('no paid extra is ticked for anybody; what is ticked is in the price, stays, and is what is kept', async ({
  page,
  scenes,
}) => {
  const { funnel, booking } = await atInsurance(page, scenes);
  const before = minorIn(await funnel.total());
  const covers = [funnel.cover('Cancellation insurance'), funnel.cover('Rental cover')];
  for (const cover of covers) await expect(cover).not.toBeChecked();
  const [cancelling, rental] = covers;
  await rental?.press('Space');
  await expect(rental ?? funnel.next).toBeFocused();
  await expect.poll(async () => minorIn(await funnel.total())).toBeGreaterThan(before);
  await cancelling?.press('Space');
  await expect.poll(async () => Object.keys(await linesOf(funnel))).toContain('price_cancellation_insurance');

  await funnel.next.click();
  await funnel.expectStep('message-owner');
  await page.goBack();
  await funnel.expectStep('insurance');
  for (const cover of covers) await expect(cover).toBeChecked();
  const shown = await linesOf(funnel);
  const total = minorIn(await funnel.total());
  expect(Object.values(shown).reduce((sum, amount) => sum + amount, 0)).toBe(total);

  await FunnelPage.open(page, FunnelPage.pathOf('request', booking, 'summary'));
  expect(minorIn(await funnel.total())).toBe(total);
  await funnel.sendButton.click();
  await funnel.expectStep('success');
  expect((await scenes.books.trip(booking.id)).price).toBe(total);
  expect(minorIn(await funnel.total())).toBe(total);
  const kept = Object.fromEntries(
    (await scenes.books.lines(booking.id)).map(({ code, amount }) => [code, amount]),
  );
  expect(kept).toEqual(shown);
});

test('while the rental cover cannot be reached the page says so, and everything else goes on', async ({
  page,
  scenes,
}) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: false });
  const funnel = await trip.walkTo('insurance');
  await coverGoesAway(page);
  await page.reload();
  await expect(funnel.content.getByText('The rental cover is not available right now.')).toBeVisible();
  await expect(funnel.cover('Rental cover')).toHaveCount(0);
  await funnel.insurance('Reinforced insurance').check();
  await trip.repriced();
  await funnel.cover('Cancellation insurance').check();
  await trip.repriced();
  const payment = await trip.toPay();
  await payment.fillCard('4242424242424242');
  await payment.payButton.click();
  await trip.expectSuccess();
  await trip.books.expectBooked(['card done']);
  const kept = await keptOf(scenes, trip.booking);
  expect(kept).toContain('price_cancellation_insurance');
  expect(kept).not.toContain('price_rental_cover');
});

test('a cover that was chosen and goes away is waited for or left out: what is kept is what is sent', async ({
  page,
  scenes,
}) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: false });
  const funnel = await trip.walkTo('insurance');
  const plain = trip.price;
  await funnel.cover('Rental cover').check();
  await trip.repriced();
  const said = funnel.pricePanel.getByRole('status');
  const away = await coverGoesAway(page);
  await page.reload();
  await expect(said).toContainText('is not available right now');
  await expect(funnel.insurance('Standard insurance')).toBeChecked();

  await away.isBack();
  await funnel.pricePanel.getByRole('button', { name: 'Try again' }).click();
  await expect(said).toHaveCount(0);
  expect(await funnel.total()).toBe(trip.price);
  await trip.walkTo('message-owner');
  expect((await scenes.books.trip(trip.booking)).rental_cover).toBe(true);

  await coverGoesAway(page);
  await page.reload();
  await funnel.pricePanel.getByRole('button', { name: 'Continue without cover' }).click();
  await trip.repriced();
  expect(trip.price).toBe(plain);
  await trip.sent();
  await trip.books.expectUnpaid('VALIDATED');
  const { rental_cover: isCovered, price } = await scenes.books.trip(trip.booking);
  expect({ isCovered, price }).toEqual({ isCovered: false, price: minorIn(plain) });
  expect(await keptOf(scenes, trip.booking)).not.toContain('price_rental_cover');
});
