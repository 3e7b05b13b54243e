import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../../fixtures';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { minorIn } from '../../pages/payment/minor-units';
import { userWithCertifiedPhone, signInByApi } from '../../scenes/users';
import { TripMaker } from '../../scenes/trip-maker';

const FIRST = addDays(TODAY, 150);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };

/** The price change that the page names, in minor units. */
async function shownChange({ priceChange }: FunnelPage): Promise<number> {
  return minorIn(/(€[\d.,]+) (?:more|less)/.exec(await priceChange.innerText())?.[1] ?? '');
}

test('a changed price names the difference, also in another browser that never showed the old price', async ({
  page,
  context,
  browser,
  scenes,
}) => {
  const email = await userWithCertifiedPhone(page.request);
  await signInByApi(context, email);
  const stay = { from: addDays(STAY.from, 45), to: addDays(STAY.to, 45) };
  const { camper } = await scenes.freeFrom(stay.from).any({ instant: false });
  await scenes.priceDays(camper, stay, 10_000);
  const booking = await (await TripMaker.of(page.request, email)).complete(camper, stay);
  const path = FunnelPage.pathOf('request', booking, 'message-owner');
  const before = minorIn(await (await FunnelPage.open(page, path)).total());
  await page.close();
  await scenes.priceDays(camper, stay, 12_500);
  const elsewhere = await browser.newContext();
  await signInByApi(elsewhere, email);
  const funnel = await FunnelPage.open(await elsewhere.newPage(), path);
  await funnel.expectStep('message-owner');
  await expect(funnel.priceChange).toContainText('more than when you were here last');
  expect(await shownChange(funnel)).toBe(minorIn(await funnel.total()) - before);
  await elsewhere.close();
});
