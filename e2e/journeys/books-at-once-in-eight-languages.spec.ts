import { randomInt } from 'node:crypto';

import type { BookingPrice } from '@campavia/contracts';
import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { EIGHT_SITES, expectAtHome, onSite } from '../pages/at-home';
import { FunnelPage } from '../pages/funnel-page';
import { OutboxPage } from '../pages/outbox-page';
import { newPerson, signedIn } from '../scenes/people';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 250);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };

test.use({ viewport: { width: 390, height: 844 } });

/** The phone is asked for, a wrong code is refused, and the right one goes on. */
async function confirmPhone(funnel: FunnelPage, phone: string, price: string): Promise<void> {
  const { content, page } = funnel;
  const section = content.locator('section', { has: page.locator('h2:focus') });
  await expect(section).toBeVisible();
  await expectAtHome(funnel, price);
  await section.getByRole('button').first().click();
  const code = content.locator('[autocomplete="one-time-code"]');
  await expect(code).toBeVisible();
  await expectAtHome(funnel, price);
  for (const wrong of ['', '12']) {
    await code.fill(wrong);
    await code.press('Enter');
    await expect(funnel.problems).toHaveCount(1);
    await expectAtHome(funnel, price);
  }
  const telephone = await page.context().newPage();
  const digits = await (await OutboxPage.open(telephone, phone)).code('phone_code');
  await telephone.close();
  await code.fill(digits);
  await code.press('Enter');
}

for (const site of EIGHT_SITES) {
  test(`the steps of a booking at once and its phone code are at home on the site ${site}`, async ({
    page,
    scenes,
  }) => {
    test.slow();
    const phone = `+35385${randomInt(1_000_000, 9_999_999)}`;
    const email = await newPerson(page.request, { phone });
    await signedIn(page.context(), email);
    const { camper } = await scenes.freeFrom(STAY.from).any({ instant: true });
    const maker = await TripMaker.of(page.request, email, site);
    const booking = await maker.begun(camper, STAY);
    const price = onSite(await maker.read<BookingPrice>(`/3/my-requests/${booking.id}/prices/`), site);
    const funnel = await FunnelPage.open(page, FunnelPage.pathOf('instant-request', booking), site);
    await funnel.tellDriver();
    await funnel.next.click();
    await confirmPhone(funnel, phone, price);
    await funnel.expectStep('travel-details');
    await expectAtHome(funnel, price);
    await funnel.tellTrip();
    for (const step of ['insurance', 'cancel-insurance', 'summary']) {
      await funnel.next.click();
      await funnel.expectStep(step);
      await expectAtHome(funnel, price);
    }
  });
}
