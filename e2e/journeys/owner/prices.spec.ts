import type { BookingPrice } from '@campavia/contracts';
import { addDays } from '@campavia/domain';

import { expect, STAY, test } from '../../fixtures';
import { ListingPage } from '../../pages/listing/listing-page';
import { OwnerPricesPage } from '../../pages/owner/prices-page';
import { TripMaker } from '../../scenes/trip-maker';
import { newUser, signInByApi } from '../../scenes/users';

test('new prices change quotes but not an agreed trip, and two tabs do not overwrite each other’s prices', async ({
  page,
  context,
  browser,
  request,
  scenes,
  baseURL,
  consoleErrors,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const guest = await TripMaker.of(request, await newUser(request));
  const asked = await guest.send(camper, STAY);
  const agreed = () => guest.read<BookingPrice>(`/3/my-requests/${asked.id}/prices/`);
  const before = await agreed();

  const guests = await browser.newContext({ baseURL });
  const from = addDays(STAY.to, 3);
  const query = `date_from=${from}&date_to=${addDays(from, 8)}`;
  const quoted = async () => {
    const listing = await ListingPage.open(await guests.newPage(), 'en-ie', camper, query);
    return listing.quote.total();
  };
  const quotedBefore = await quoted();

  await signInByApi(context, await scenes.ownerOf(camper));
  const other = await OwnerPricesPage.open(await context.newPage(), camper);
  const prices = await OwnerPricesPage.open(page, camper);
  await prices.field('Middle, a day').fill('333');
  await prices.field('Deposit').fill('1234');
  await prices.saveButton.click();
  await expect(prices.allSaved).toBeVisible();
  await expect.poll(quoted).not.toBe(quotedBefore);
  expect((await agreed()).price).toBe(before.price);

  await other.field('Middle, a day').fill('222');
  await other.field('Trips take at least').fill('5');
  await other.saveButton.click();
  await expect(other.clash('Middle season, a day')).toContainText('€333.00');
  await other.clash('Middle season, a day').getByRole('radio', { name: '€333.00' }).check();
  await other.chooseButton.click();
  await expect(other.allSaved).toBeVisible();
  await expect(other.field('Middle, a day')).toHaveValue('333');
  await expect(other.field('Deposit')).toHaveValue('1234');
  await expect(other.field('Trips take at least')).toHaveValue('5');
  expect(consoleErrors).toEqual([]);
  await guests.close();
});
