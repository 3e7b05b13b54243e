import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { minorIn } from '../pages/minor-in';
import { reachablePerson, signedIn } from '../scenes/people';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 150);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };

/** By how much the price is said to be another one, in minor units. */
async function changeSaid({ priceChange }: FunnelPage): Promise<number> {
  return minorIn(/(€[\d.,]+) (?:more|less)/.exec(await priceChange.innerText())?.[1] ?? '');
}

test('who comes back to a dearer or cheaper trip is told by how much', async ({ page, context, scenes }) => {
  const email = await reachablePerson(page.request);
  await signedIn(context, email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  await scenes.priceDays(camper, STAY, 10_000);
  const booking = await (await TripMaker.of(page.request, email)).told(camper, STAY);
  const path = FunnelPage.pathOf('request', booking, 'insurance');
  const funnel = await FunnelPage.open(page, path);
  const before = minorIn(await funnel.total());
  await expect(funnel.priceChange).toHaveCount(0);

  await scenes.priceDays(camper, STAY, 12_500);
  const later = await FunnelPage.open(page, path);
  await expect(later.priceChange).toContainText('more than when you were here last');
  const dearer = minorIn(await later.total());
  expect(dearer).toBeGreaterThan(before);
  expect(await changeSaid(later)).toBe(dearer - before);

  await scenes.priceDays(camper, STAY, 9_000);
  const again = await FunnelPage.open(page, path);
  await expect(again.priceChange).toContainText('less than when you were here last');
  const cheaper = minorIn(await again.total());
  expect(await changeSaid(again)).toBe(dearer - cheaper);

  await page.reload();
  expect(minorIn(await again.total())).toBe(cheaper);
  await expect(again.priceChange).toHaveCount(0);
});

test('a price that was promised by sending the request stays, whatever the owner asks later', async ({
  page,
  context,
  scenes,
}) => {
  const email = await reachablePerson(page.request);
  await signedIn(context, email);
  const stay = { from: addDays(STAY.from, 30), to: addDays(STAY.to, 30) };
  const { camper } = await scenes.freeFrom(stay.from).any({ instant: false });
  await scenes.priceDays(camper, stay, 10_000);
  const booking = await (await TripMaker.of(page.request, email)).sent(camper, stay);
  const funnel = await FunnelPage.open(page, FunnelPage.pathOf('request', booking));
  await funnel.expectStep('success');
  const promised = await funnel.total();
  await scenes.priceDays(camper, stay, 15_000);
  const later = await FunnelPage.open(page, FunnelPage.pathOf('request', booking));
  expect(await later.total()).toBe(promised);
  await expect(later.priceChange).toHaveCount(0);
  expect((await scenes.books.trip(booking.id)).price).toBe(minorIn(promised));
});

test('the change is said in another browser too, where the old price was never shown', async ({
  page,
  context,
  browser,
  scenes,
}) => {
  const email = await reachablePerson(page.request);
  await signedIn(context, email);
  const stay = { from: addDays(STAY.from, 45), to: addDays(STAY.to, 45) };
  const { camper } = await scenes.freeFrom(stay.from).any({ instant: false });
  await scenes.priceDays(camper, stay, 10_000);
  const booking = await (await TripMaker.of(page.request, email)).told(camper, stay);
  const path = FunnelPage.pathOf('request', booking, 'message-owner');
  const before = minorIn(await (await FunnelPage.open(page, path)).total());
  await page.close();
  await scenes.priceDays(camper, stay, 12_500);
  const elsewhere = await browser.newContext();
  await signedIn(elsewhere, email);
  const funnel = await FunnelPage.open(await elsewhere.newPage(), path);
  await funnel.expectStep('message-owner');
  await expect(funnel.priceChange).toContainText('more than when you were here last');
  expect(await changeSaid(funnel)).toBe(minorIn(await funnel.total()) - before);
  await elsewhere.close();
});
