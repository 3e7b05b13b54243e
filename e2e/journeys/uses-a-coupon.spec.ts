import type { Page } from '@playwright/test';

import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { minorIn } from '../pages/minor-in';
import { reachablePerson, signedIn } from '../scenes/people';
import type { Scenes } from '../scenes/scenes';
import { TripFromHome } from '../scenes/trip-from-home';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 175);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 6) };

async function atSummary(page: Page, scenes: Scenes) {
  const email = await reachablePerson(page.request);
  await signedIn(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const booking = await (await TripMaker.of(page.request, email)).told(camper, STAY);
  const funnel = await FunnelPage.open(page, FunnelPage.pathOf('request', booking, 'summary'));
  return { funnel, plain: minorIn(await funnel.total()) };
}

const fieldIn = ({ pricePanel }: FunnelPage) => pricePanel.getByLabel('Coupon code');

async function write(funnel: FunnelPage, code: string): Promise<void> {
  const field = fieldIn(funnel);
  if (!(await field.isVisible())) await funnel.pricePanel.getByText('Have a coupon code?').click();
  await field.fill(code);
  await field.press('Enter');
}

test('a right code takes its amount off at every step and in the books; taken off again it leaves nothing', async ({
  page,
  scenes,
}) => {
  const trip = await TripFromHome.begun({ page, scenes }, { instant: false });
  const funnel = await trip.walkTo('insurance');
  const plain = minorIn(trip.price);
  await write(funnel, ' campavia50 ');
  await trip.repriced();
  expect(minorIn(trip.price)).toBe(plain - 5_000);
  await expect(funnel.pricePanel.locator('[data-line="price_coupon"]')).toContainText('−€50.00');
  await trip.walkTo('message-owner');

  await funnel.pricePanel.getByRole('button', { name: 'Remove the code' }).click();
  await trip.repriced();
  expect(minorIn(trip.price)).toBe(plain);
  await expect(funnel.pricePanel.locator('[data-line="price_coupon"]')).toHaveCount(0);

  await write(funnel, 'BONVOYAGE25');
  await trip.repriced();
  expect(minorIn(trip.price)).toBe(plain - 2_500);
  const payment = await trip.toPay();
  const coupon = (await scenes.books.lines(trip.booking)).filter(({ code }) => code === 'price_coupon');
  expect(coupon).toEqual([{ code: 'price_coupon', amount: -2_500 }]);
  await payment.fillCard('4242424242424242');
  await payment.payButton.click();
  await trip.expectSuccess();
  await trip.books.expectBooked(['card done']);
});

test('a code that is wrong, used up, over or not yet good says so at its field, and changes nothing', async ({
  page,
  scenes,
}) => {
  const { funnel, plain } = await atSummary(page, scenes);
  for (const code of ['NONSENSE', 'SOLD100', 'LASTYEAR30', 'NEXTYEAR40']) {
    await write(funnel, code);
    const field = fieldIn(funnel);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/code/i);
    await expect(field).toHaveValue(code);
    await expect(field).toBeFocused();
    expect(minorIn(await funnel.total())).toBe(plain);
  }
  await write(funnel, 'CAMPAVIA50');
  await expect.poll(async () => minorIn(await funnel.total())).toBe(plain - 5_000);
});
