import type { Page } from '@playwright/test';

import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../../fixtures';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { minorIn } from '../../pages/payment/minor-units';
import { userWithCertifiedPhone, signInByApi } from '../../scenes/users';
import type { Scenes } from '../../scenes/scenes';
import { TripMaker } from '../../scenes/trip-maker';

const FIRST = addDays(TODAY, 160);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 6) };

/** A guest who has filled in everything, at the step with the insurances. */
async function atInsurance(page: Page, scenes: Scenes) {
  const email = await userWithCertifiedPhone(page.request);
  await signInByApi(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const booking = await (await TripMaker.of(page.request, email)).complete(camper, STAY);
  const funnel = await FunnelPage.open(page, FunnelPage.pathOf('request', booking, 'insurance'));
  await funnel.total();
  return { funnel, booking };
}

/** The amount of each line of the price, in minor units, by its code. */
async function linesOf({ pricePanel }: FunnelPage): Promise<Record<string, number>> {
  const lines = await pricePanel.locator('[data-line]').all();
  const read = lines.map(async (line) => {
    const amount = await line.locator('summary > span').last().innerText();
    return [await line.getAttribute('data-line'), minorIn(amount)];
  });
  return Object.fromEntries(await Promise.all(read)) as Record<string, number>;
}

test('no paid extra is preselected; selected extras are in the price, stay selected, and are in the agreed lines', async ({
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
  expect((await scenes.tables.trip(booking.id)).price).toBe(total);
  expect(minorIn(await funnel.total())).toBe(total);
  const agreed = Object.fromEntries(
    (await scenes.tables.lines(booking.id)).map(({ code, amount }) => [code, amount]),
  );
  expect(agreed).toEqual(shown);
});
