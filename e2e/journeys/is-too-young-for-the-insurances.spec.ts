import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { barriersOn } from '../pages/axe';
import { FunnelPage } from '../pages/funnel-page';
import { reachablePerson, signedIn } from '../scenes/people';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 205);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 6) };
const TOO_YOUNG = /^The insurances of this camper start at 21 years\. On .+ this driver is 19 years old\.$/;
const TOO_NEW = /ask for a licence held for 3 years/;

test('it is said at the field, kept for later, refused at its button, and mended by another driver', async ({
  page,
  scenes,
}) => {
  const guest = await reachablePerson(page.request);
  await signedIn(page.context(), guest);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: true });
  const booking = await (await TripMaker.of(page.request, guest)).begun(camper, STAY);
  const path = FunnelPage.pathOf('instant-request', booking);
  const funnel = await FunnelPage.open(page, `${path}/user-details`);
  const { content } = funnel;

  await funnel.fillBirthDate(['1', '5', '2008']);
  await expect(content.getByText(TOO_YOUNG)).toHaveCount(1);
  await expect(content.getByText('Does somebody else drive?')).toBeVisible();
  await funnel.licenceSince.fill('2026-06-01');
  await expect(content.getByText(TOO_NEW)).toHaveCount(1);
  await expect(funnel.problems).toHaveCount(0);
  expect(await barriersOn(page)).toEqual([]);

  // Whoever leaves comes back to the same place, with the same to be put right.
  await expect
    .poll(async () => (await scenes.books.trip(booking.id)).driver_licence_since)
    .toBe('2026-06-01');
  await content.getByRole('link', { name: 'Save and leave' }).click();
  await page.waitForURL(/\/d\/trips/);
  await FunnelPage.open(page, path);
  await funnel.expectStep('user-details');
  await expect(content.getByText(TOO_YOUNG)).toHaveCount(1);
  await expect(funnel.licenceSince).toHaveValue('2026-06-01');

  await funnel.next.click();
  await expect(funnel.problems).toHaveCount(2);
  await expect(content.getByRole('alert')).toBeFocused();
  expect(await barriersOn(page)).toEqual([]);
  await funnel.problems.first().click();
  await expect(content.getByRole('group', { name: 'Date of birth' }).getByLabel('Day')).toBeFocused();

  await funnel.fillBirthDate(['12', '4', '2004']);
  await funnel.licenceSince.fill('2023-03-01');
  await expect(content.getByText('Does somebody else drive?')).toHaveCount(0);
  await funnel.next.click();
  await funnel.expectStep('travel-details');
  await funnel.tellTrip();
  await funnel.next.click();

  await funnel.expectStep('insurance');
  await expect(funnel.insurance('Reinforced insurance')).toBeDisabled();
  await expect(
    content.getByText(/For drivers of 23 years or older with a licence for 5 years/),
  ).toBeVisible();
  await expect(funnel.insurance('Standard insurance')).toBeChecked();
  expect(await barriersOn(page)).toEqual([]);
});
