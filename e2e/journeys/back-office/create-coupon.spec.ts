import { randomUUID } from 'node:crypto';

import type { BookingPrice } from '@campavia/contracts';
import { addDays, parseDecimal } from '@campavia/domain';

import { expect, STAY, test, TODAY } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { ApiClient } from '../../scenes/api-client';
import { TripMaker } from '../../scenes/trip-maker';
import { newUser, signInByApi, USERS } from '../../scenes/users';

test('staff create a coupon code, and it lowers the price of a trip', async ({
  page,
  context,
  request,
  scenes,
}) => {
  const code = `SORRY-${randomUUID().slice(0, 6).toUpperCase()}`;
  await signInByApi(context, USERS.staff);
  await page.goto('/en-ie/d/staff/money');
  const content = page.getByRole('main');
  await content.getByRole('button', { name: 'New coupon code' }).click();
  await content.getByRole('textbox', { name: 'Code' }).fill(code);
  await content.getByRole('textbox', { name: 'Amount' }).fill('40');
  await content.getByLabel('First day').fill(TODAY);
  await content.getByLabel('Last day').fill(addDays(TODAY, 30));
  await content.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(content.getByText('“Reason” is missing.').first()).toBeVisible();
  await content.getByRole('textbox', { name: 'Reason' }).fill('A late answer');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await content.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText(`${code} can be used`)).toBeVisible();
  const row = content.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText('€40.00');
  await expect(row).toContainText('Used 0 of 1 time');

  const email = await newUser(request);
  const maker = await TripMaker.of(request, email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const { id } = await maker.complete(camper, STAY);
  const guest = await ApiClient.of(request, email);
  const before = await guest.call<BookingPrice>('get', `/3/my-requests/${id}/prices/`);
  const after = await guest.call<BookingPrice>('patch', `/3/my-requests/${id}/prices/`, {
    coupon_code: code,
  });
  expect(parseDecimal(after.to_pay)).toBe(parseDecimal(before.to_pay) - 4000);
});
