import { randomInt } from 'node:crypto';

import type { BookingPrice } from '@campavia/contracts';
import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../../fixtures';
import { expectLocalized, formatPrice } from '../../pages/checks/localized';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { OutboxPage } from '../../pages/account/outbox-page';
import { newUser, signInByApi } from '../../scenes/users';
import { TripMaker } from '../../scenes/trip-maker';

const SITE = 'de-ch';
const FIRST = addDays(TODAY, 250);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };

test.use({ viewport: { width: 390, height: 844 } });

/** The phone number is asked for, wrong codes are refused, and the right one leads on. */
async function confirmPhone(funnel: FunnelPage, phone: string, price: string): Promise<void> {
  const { content, page } = funnel;
  const section = content.locator('section', { has: page.locator('h2:focus') });
  await expect(section).toBeVisible();
  await expectLocalized(funnel, price);
  await section.getByRole('button').first().click();
  const code = content.locator('[autocomplete="one-time-code"]');
  await expect(code).toBeVisible();
  await expectLocalized(funnel, price);
  for (const wrong of ['', '12']) {
    await code.fill(wrong);
    await code.press('Enter');
    await expect(funnel.problems).toHaveCount(1);
    await expectLocalized(funnel, price);
  }
  const telephone = await page.context().newPage();
  const digits = await (await OutboxPage.open(telephone, phone)).code('phone_code');
  await telephone.close();
  await code.fill(digits);
  await code.press('Enter');
}

test('the steps of an instant booking and its phone code are in Swiss German on the site of Switzerland', async ({
  page,
  scenes,
}) => {
  test.slow();
  const phone = `+35385${randomInt(1_000_000, 9_999_999)}`;
  const email = await newUser(page.request, { phone });
  await signInByApi(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: true });
  const maker = await TripMaker.of(page.request, email, SITE);
  const booking = await maker.draft(camper, STAY);
  const price = formatPrice(await maker.read<BookingPrice>(`/3/my-requests/${booking.id}/prices/`), SITE);
  const funnel = await FunnelPage.open(page, FunnelPage.pathOf('instant-request', booking), SITE);
  await funnel.fillInDriver();
  await funnel.next.click();
  await confirmPhone(funnel, phone, price);
  await funnel.expectStep('travel-details');
  await expectLocalized(funnel, price);
  await funnel.fillInTrip();
  for (const step of ['insurance', 'cancel-insurance', 'summary']) {
    await funnel.next.click();
    await funnel.expectStep(step);
    await expectLocalized(funnel, price);
  }
});
