import { expect, STAY, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { ApiClient } from '../../scenes/api-client';
import { expectSent } from '../../scenes/outbox/sent-kinds';
import { newStaff } from '../../scenes/staff/new-staff';
import { CARD_WITHOUT_REFUNDS, TripMaker } from '../../scenes/trip-maker';
import { browserOf, newUser, signInByApi, USERS } from '../../scenes/users';

test('a refund that the provider refuses is paid by bank transfer: one of staff proposes it, a colleague approves it', async ({
  page,
  browser,
  context,
  request,
  scenes,
  baseURL,
}) => {
  test.info().slow();
  const email = await newUser(request);
  const maker = await TripMaker.of(request, email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: true });
  await scenes.priceDays(camper, STAY, 15_000);
  const { id } = await maker.pay(await maker.send(camper, STAY), CARD_WITHOUT_REFUNDS);
  const owner = await ApiClient.of(request, await scenes.ownerOf(camper));
  await owner.call('patch', `/v4/bookings-owner/${id}/cancel/`, { reason: 'OTHER' });
  const refunds = async () => {
    await request.post('/sandbox/clock', { data: { advance: 11 } });
    return scenes.tables.refunds(id);
  };
  await expect.poll(refunds).toMatchObject([{ type: 'card', state: 'failed' }]);
  const { amount } = (await scenes.tables.refunds(id))[0] ?? { amount: 0 };
  expect(amount).toBeGreaterThan(50_000);

  await signInByApi(context, USERS.staff);
  await page.goto('/en-ie/d/staff');
  const content = page.getByRole('main');
  await content.getByRole('link', { name: 'See the refunds' }).click();
  const card = content
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 2 }), hasText: `Booking ${id}` })
    .last();
  await card.getByRole('button', { name: 'Pay by bank transfer' }).click();
  await content.getByLabel('Reference of the transfer').fill(`Campavia ${id}`);
  await content.getByLabel('Reason').fill('The card was closed');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await content.getByRole('button', { name: 'Propose the transfer' }).click();
  await expect(content.getByText('You proposed it: a colleague has to approve it.')).toBeVisible();
  await expect(content.getByRole('button', { name: 'Approve the transfer' })).toHaveCount(0);

  const other = await browserOf(browser, await newStaff(request, 'Daan'), baseURL);
  await other.goto('/en-ie/d/staff/refunds');
  await expect(other.getByText(`Campavia ${id}`)).toBeVisible();
  expect(await findAccessibilityViolations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Approve the transfer' }).click();
  await expect(other.getByText(`Campavia ${id}`)).toHaveCount(0);
  await other.context().close();

  expect(await scenes.tables.refunds(id)).toEqual([{ type: 'transf', state: 'done', amount }]);
  expect((await scenes.tables.ledger(id)).sum).toBe(0);
  await expectSent(request, email, ['booking_cancelled_by_owner', 'refund_transferred']);
  await page.goto('/en-ie/d/staff/audit-log?action=refund_transferred');
  await expect(content.getByRole('listitem').filter({ hasText: `Campavia ${id}` })).toBeVisible();
});
