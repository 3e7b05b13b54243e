import { expect, test, UNBOOKED_STAY } from '../../fixtures';
import { OwnerCalendarPage } from '../../pages/owner/calendar-page';
import { OtherCalendar } from '../../scenes/other-calendar';
import { signInByApi } from '../../scenes/users';

test('days booked on another site are shown in the calendar, and the search no longer finds the camper for them', async ({
  page,
  context,
  scenes,
  consoleErrors,
}) => {
  const [camper = 0] = (await scenes.freeCampers('annecy', UNBOOKED_STAY)).toReversed();
  await signInByApi(context, await scenes.ownerOf(camper));
  const other = await OtherCalendar.serve(UNBOOKED_STAY);
  const calendar = await OwnerCalendarPage.open(page, camper);

  await calendar.follow('Another site', other.url);
  await expect(page.getByText('The calendar is read and its days are taken.')).toBeVisible();
  await expect(page.getByText('Reserved')).toBeVisible();
  expect(await scenes.freeCampers('annecy', UNBOOKED_STAY)).not.toContain(camper);

  await calendar.button('Remove, Another site').click();
  await expect(page.getByText('Reserved')).toBeHidden();
  expect(await scenes.freeCampers('annecy', UNBOOKED_STAY)).toContain(camper);
  await other.close();
  expect(consoleErrors).toEqual([]);
});
