import type { Page } from '@playwright/test';

import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { expectNoBarriers } from '../pages/axe';
import { FunnelPage } from '../pages/funnel-page';
import { expectRoomForLongerWords } from '../pages/longer-words';
import { OlderFunnelPage } from '../pages/older-funnel-page';
import { PaymentPage } from '../pages/payment-page';
import { PayableTrip } from '../scenes/payable-trips';
import { reachablePerson, signedIn } from '../scenes/people';
import type { Scenes } from '../scenes/scenes';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 260);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };
const LOST = '4000000000020307';

async function aGuest(page: Page, scenes: Scenes, lent: { instant: boolean }) {
  const email = await reachablePerson(page.request);
  await signedIn(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any(lent);
  return { camper, maker: await TripMaker.of(page.request, email) };
}

/** The page is whole; then nothing stands in the way, and it holds longer words. */
async function look(funnel: FunnelPage, step: string): Promise<void> {
  await funnel.total();
  await expectNoBarriers(funnel.page);
  await expectRoomForLongerWords(funnel.page, step);
}

for (const [way, instant, steps] of [
  ['request', false, ['user-details', 'travel-details', 'insurance', 'message-owner', 'summary']],
  ['instant-request', true, ['travel-details', 'cancel-insurance', 'summary']],
] as const) {
  test(`nothing stands in the way at the steps of a trip (${way}), nor is there too little room`, async ({
    page,
    scenes,
  }) => {
    test.slow();
    const { camper, maker } = await aGuest(page, scenes, { instant });
    const booking = await maker.told(camper, STAY);
    for (const step of steps) {
      const funnel = await FunnelPage.open(page, FunnelPage.pathOf(way, booking, step));
      await look(funnel, step);
    }
  });
}

test('nothing stands in the way where a card was refused and the days are held, nor once they are paid', async ({
  page,
  scenes,
}) => {
  test.slow();
  const { camper, maker } = await aGuest(page, scenes, { instant: true });
  const booking = await maker.sent(camper, STAY);
  const funnel = await FunnelPage.open(page, FunnelPage.pathOf('instant-request', booking, 'payment'));
  const payment = new PaymentPage(page, funnel.site);
  await payment.fillCard(LOST);
  await payment.payButton.click();
  await expect(payment.trouble).toContainText('Nothing was charged');
  await expect(funnel.content.getByText(/^Held for you for \d+:\d\d$/)).toBeVisible();
  await look(funnel, 'payment');
  await maker.paid(booking);
  await look(
    await FunnelPage.open(page, FunnelPage.pathOf('instant-request', booking, 'success')),
    'success',
  );
});

test('nothing stands in the way on the older pages of paying, nor at what a link suggests', async ({
  page,
}) => {
  test.slow();
  const { booking } = await PayableTrip.of(page);
  await OlderFunnelPage.switchedOff(page);
  const open = (step: string, query: string) =>
    FunnelPage.open(page, `/booking-payment/${step}?id=${booking.id}&${query}`);
  const overview = await open('overview', 'cancel_insurance=true');
  await expect(overview.content.getByText(/^The link that brought you here suggests/)).toBeVisible();
  await look(overview, 'overview');
  for (const step of ['payment-error', 'payment']) {
    await look(await open(step, 'error_code=MGP_3DS_AUTH_FAILED'), step);
  }
});
