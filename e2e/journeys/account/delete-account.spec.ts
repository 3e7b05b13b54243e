import { readFile } from 'node:fs/promises';

import type { PersonalData, RefundPreview } from '@campavia/contracts';

import { expect, STAY, test } from '../../fixtures';
import { ApiClient } from '../../scenes/api-client';
import { TripMaker } from '../../scenes/trip-maker';
import { signInByApi, userWithCertifiedPhone } from '../../scenes/users';

test('a guest downloads all personal data, and deletes the account after cancelling the trip that prevents it', async ({
  page,
  context,
  request,
}) => {
  const email = await userWithCertifiedPhone(request);
  const { id, camper } = await (await TripMaker.of(request, email)).book('paris', STAY);
  await signInByApi(context, email);

  await page.goto('/en-ie/d/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as PersonalData;
  expect(file.sections.account).toEqual([expect.objectContaining({ email })]);
  expect(file.sections.trips).toEqual([expect.objectContaining({ id })]);
  expect(file.sections.payments?.length).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page).toHaveURL(/\/en-ie\/d\/account\/payins\?year=2027$/);
  await expect(page.getByRole('table', { name: 'Payments of 2027' })).toContainText(camper.title);

  await page.goto('/en-ie/d/account/profile/delete');
  await expect(page.getByText('Your account cannot be deleted yet.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: camper.title }).click();
  await expect(page).toHaveURL(new RegExp(`/en-ie/d/trips/${id}$`));

  const api = await ApiClient.of(request, email);
  const { refund_total } = await api.call<RefundPreview>('get', `/3/my-requests/${id}/refund/`);
  const reason = { reason: 'REASON_OTHER', comment: 'We stay at home.', refund_total };
  await api.call('patch', `/v4/bookings-guest/${id}/cancel/`, reason);

  await page.goto('/en-ie/d/account/profile/delete');
  await page.getByRole('checkbox', { name: /deleted for good/ }).check();
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await expect(page.getByText('Your account is deleted').first()).toBeVisible();
  await page.goto('/en-ie/d/account');
  await expect(page).toHaveURL(/\/sign-in/);
});
