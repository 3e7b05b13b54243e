import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { ApiClient } from '../../scenes/api-client';
import { begunTrip, ledgerOf, paidOut, passSeconds, payoutsOf } from '../../scenes/owner-money/begun-trip';
import { payableOwner } from '../../scenes/owner-money/new-owner';
import { signInByApi, USERS } from '../../scenes/users';

test('staff release a payout that they held, and it is paid', async ({ page, context, request }) => {
  test.slow();
  const owner = await payableOwner(request);
  const staff = await ApiClient.of(request, USERS.staff);
  await staff.call('put', `/v4/payouts-staff/${owner.id}/hold/`, { reason: 'Two complaints' });
  const booking = await begunTrip(request, owner);
  await expect
    .poll(async () => {
      await passSeconds(request);
      return (await payoutsOf(booking)).length;
    })
    .toBe(1);

  await signInByApi(context, USERS.staff);
  await page.goto('/en-ie/d/staff/payouts');
  const content = page.getByRole('main');
  const card = content
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 2 }), hasText: `Booking ${booking}` })
    .last();
  await expect(card).toContainText('Held because: Two complaints');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Release the payout' }).click();
  await content.getByRole('button', { name: 'Release the payout' }).last().click();
  await expect(content.getByText('Give a reason in a few words.').first()).toBeVisible();
  await content.getByRole('textbox', { name: 'Reason' }).fill('Confirmed by phone');
  await card.getByRole('button', { name: 'Release the payout' }).click();
  await expect(page.getByText('The payout is on its way')).toBeVisible();
  await expect(content.getByText(`Booking ${booking}`)).toHaveCount(0);
  const amount = await paidOut(request, booking);
  expect(await ledgerOf(booking)).toEqual({ owner: amount, all: 0 });

  await page.goto(`/en-ie/d/staff/audit-log?user_id=${owner.id}`);
  await expect(content.getByText('Payout released', { exact: true })).toBeVisible();
});
