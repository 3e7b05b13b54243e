import { addDays } from '@campavia/domain';

import { expect, test, UNBOOKED_STAY } from '../../fixtures';
import { OwnerCalendarPage } from '../../pages/owner/calendar-page';
import { OwnerClient } from '../../scenes/owner-client';
import { signInByApi } from '../../scenes/users';

test('an owner closes days with the keyboard alone, and neither listing nor search offers them', async ({
  page,
  context,
  request,
  scenes,
  consoleErrors,
}) => {
  const [camper = 0] = await scenes.freeCampers('annecy', UNBOOKED_STAY);
  const email = await scenes.ownerOf(camper);
  const { from } = UNBOOKED_STAY;
  const to = addDays(from, 1);
  await signInByApi(context, email);
  const calendar = await OwnerCalendarPage.open(page, camper);

  await calendar.moveTo(from);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(calendar.day(to)).toHaveAttribute('aria-pressed', 'true');
  await calendar.button('Not for rent').press('Enter');
  await calendar.button('Close these days').press('Enter');
  await expect(page.getByText(/^These days are closed/)).toBeVisible();
  await expect(calendar.day(from)).toHaveAccessibleName(/, Own use/);

  const owner = await OwnerClient.of(request, email);
  expect(await owner.busyDays(camper, UNBOOKED_STAY)).toEqual([{ date_from: from, date_to: to }]);
  expect(await scenes.freeCampers('annecy', UNBOOKED_STAY)).not.toContain(camper);
  const query = `where=annecy&date_from=${from}&date_to=${UNBOOKED_STAY.to}`;
  const found = await request.get(`/3/campers/search/?${query}&page_size=100`, {
    headers: { 'x-api-key': 'campavia-web' },
  });
  const { results } = (await found.json()) as { results: { id: number }[] };
  expect(results.map(({ id }) => id)).not.toContain(camper);

  await calendar.day(from).press('Enter');
  await calendar.button('Open these days again').press('Enter');
  await expect(page.getByText(/These days are open again/)).toBeVisible();
  expect(await owner.busyDays(camper, UNBOOKED_STAY)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
