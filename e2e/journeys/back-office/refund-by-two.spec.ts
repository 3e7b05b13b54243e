import { expect, STAY, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { expectSent } from '../../scenes/outbox/sent-kinds';
import { newStaff } from '../../scenes/staff/new-staff';
import { TripMaker } from '../../scenes/trip-maker';
import { browserOf, newUser, signInByApi, USERS } from '../../scenes/users';

const REFUND = 64_037;

test('a staff member proposes a large refund and cannot approve it; a colleague approves it, and the guest is refunded', async ({
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
  const { id } = await maker.pay(await maker.send(camper, STAY));

  await signInByApi(context, USERS.staff);
  await page.goto(`/en-ie/d/staff/bookings/${id}/refund`);
  const content = page.getByRole('main');
  const refund = content.getByRole('textbox', { name: 'Refund' });
  await refund.fill('500');
  await expect(content.getByRole('button', { name: 'Cancel and refund' })).toBeVisible();
  await expect(content.getByText('The owner receives')).toBeVisible();
  await refund.fill('640.37');
  await content.getByRole('textbox', { name: 'Reason' }).fill('It broke down');
  await expect(content.getByRole('button', { name: 'Propose the refund' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await content.getByRole('button', { name: 'Propose the refund' }).click();
  await expect(page.getByText('Proposed: a colleague has to approve it')).toBeVisible();
  await expect(content.getByText('You proposed it: a colleague approves it.')).toBeVisible();
  await expect(content.getByRole('button', { name: 'Withdraw the proposal' })).toBeVisible();
  await expect(content.getByRole('button', { name: 'Approve the refund' })).toHaveCount(0);
  expect(await scenes.tables.trip(id)).toMatchObject({ state: 'TO_COME', refunded: 0 });

  const other = await browserOf(browser, await newStaff(request, 'Daan'), baseURL);
  await other.goto('/en-ie/d/staff/money');
  await other.getByRole('main').locator(`a[href$="/d/staff/bookings/${id}/refund"]`).click();
  await expect(other.getByRole('heading', { name: 'Refund of €640.37' })).toBeVisible();
  expect(await findAccessibilityViolations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Approve the refund' }).click();
  await expect(other.getByText('Cancelled: guest and owner get an e-mail')).toBeVisible();
  await expect(other.getByText('This booking can no longer be cancelled.')).toBeVisible();
  await other.context().close();

  expect(await scenes.tables.trip(id)).toMatchObject({ state: 'CANCELLED_STAFF', refunded: REFUND });
  await expect
    .poll(async () => {
      await request.post('/sandbox/clock', { data: { advance: 11 } });
      return scenes.tables.refunds(id);
    })
    .toEqual([{ type: 'card', state: 'done', amount: REFUND }]);
  expect((await scenes.tables.ledger(id)).sum).toBe(0);
  await expectSent(request, email, ['booking_cancelled_by_staff']);
  await expectSent(request, await scenes.ownerOf(camper), ['booking_cancelled_by_staff']);
  await page.goto('/en-ie/d/staff/audit-log?action=refund_proposed');
  const entry = content.getByRole('listitem').filter({ hasText: String(id) });
  await expect(entry.getByText('Refund proposed')).toBeVisible();
});
