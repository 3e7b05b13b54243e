import type { Page } from '@playwright/test';

import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { expectNoBarriers } from '../pages/axe';
import { FunnelPage } from '../pages/funnel-page';
import { PayableTrip } from '../scenes/payable-trips';
import { reachablePerson, signedIn } from '../scenes/people';
import type { Scenes } from '../scenes/scenes';
import { TripFromHome } from '../scenes/trip-from-home';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 190);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 6) };
const TAKEN = 'This camper has just been taken for these dates.';

/** A guest who has told everything, and somebody who wants the same camper and pays at once. */
async function twoWhoWantIt(page: Page, scenes: Scenes) {
  const [mine, theirs] = [await reachablePerson(page.request), await reachablePerson(page.request)];
  await signedIn(page.context(), mine);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: true });
  const booking = await (await TripMaker.of(page.request, mine)).told(camper, STAY);
  const rival = await TripMaker.of(page.request, theirs);
  return { booking, paysFirst: async () => rival.paid(await rival.sent(camper, STAY)) };
}

test('at a step: it is said beside it, with similar campers for the same days and the way to the trips', async ({
  page,
  scenes,
}) => {
  const { booking, paysFirst } = await twoWhoWantIt(page, scenes);
  await paysFirst();
  for (const step of ['user-details', 'insurance', 'cancel-insurance', 'summary']) {
    const funnel = await FunnelPage.open(page, FunnelPage.pathOf('instant-request', booking, step));
    await expect(funnel.content.getByRole('status').filter({ hasText: TAKEN })).toHaveCount(1);
  }
  await expectNoBarriers(page);
  const { pricePanel } = new FunnelPage(page);
  await expect(pricePanel.getByRole('link', { name: 'Go to your trips' })).toHaveAttribute(
    'href',
    /\/d\/trips/,
  );
  await pricePanel.getByRole('link', { name: 'See similar ones that are free' }).click();
  await expect(page).toHaveURL(new RegExp(`/s\\?.*date_from=${STAY.from}&date_to=${STAY.to}`));
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('at the last button: whoever presses it is led to the reason, and nothing told is lost', async ({
    page,
    scenes,
  }) => {
    const trip = await TripFromHome.begun({ page, scenes }, { instant: true });
    const funnel = await trip.walkTo('summary');
    const { camper, stay, desk } = trip.found;
    const rival = await TripMaker.of(page.request, await reachablePerson(page.request));
    const taken = await rival.paid(await rival.sent(camper, stay));
    await funnel.toPaymentButton.click();
    const trouble = funnel.content.getByRole('alert');
    await expect(trouble).toContainText(TAKEN);
    await expect(trouble).toBeFocused();
    await expect(trouble).toBeInViewport();
    await expect(trouble.getByRole('link', { name: 'See similar ones that are free' })).toBeVisible();
    await expectNoBarriers(page);
    await expect(funnel.content).toContainText('Holidays for two');
    await trip.books.expectUnpaid('ABANDONED');
    expect(await desk.sees(taken.id)).toMatchObject({ state: 'TO_COME' });
    expect(await scenes.books.block(taken.id)).toEqual({ kind: 'booking', ...stay });
  });
});

for (const [funnel, pay] of [
  ['the payment funnel', 'payFromHome'],
  ['the older funnel', 'payFromHomeInOlder'],
] as const) {
  test(`in ${funnel}: whoever pays when somebody else has paid keeps their money, and reads why`, async ({
    page,
    scenes,
  }) => {
    const trip = await PayableTrip.of(page);
    const payment = await trip[pay](page);
    await payment.fillCard('4242424242424242');
    const taken = await trip.takenMeanwhile(page.request);
    await payment.payButton.click();
    await page.waitForURL(new RegExp(`/d/trips/${trip.booking.id}$`));
    await expect(page.getByRole('alert')).toContainText('Nothing was charged');
    await expect(payment.content).toContainText('Somebody else paid for these days first.');
    const other = payment.content.getByRole('link', { name: 'Find another camper' });
    await expect(other).toHaveAttribute('href', new RegExp(`date_from=${trip.booking.date_from}`));
    await trip.in(scenes.books).expectUnpaid('ACCEPTED_EXP');
    expect(await scenes.books.trip(taken.id)).toMatchObject({ state: 'TO_COME' });
  });
}
