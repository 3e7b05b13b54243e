import { readFileSync } from 'node:fs';

import { expect, STAY, test } from '../../fixtures';
import { newUser, signInByApi } from '../../scenes/users';
import { TripMaker } from '../../scenes/trip-maker';

test('the calendar file has the days of the trip, from the success page and from the trip', async ({
  page,
  context,
  request,
}) => {
  const email = await newUser(request);
  const booked = await (await TripMaker.of(request, email)).book('annecy', STAY);
  const days = [booked.date_from, booked.date_to].map((day) => day.replaceAll('-', ''));
  await signInByApi(context, email);
  const { id, camper } = booked;
  for (const path of [`campers/${camper.id}/instant-request/${id}/success`, `d/trips/${id}`]) {
    await page.goto(`/en-ie/${path}`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    expect(file, path).toContain(`DTSTART:${days[0]}T`);
    expect(file, path).toContain(`DTEND:${days[1]}T`);
  }
});
