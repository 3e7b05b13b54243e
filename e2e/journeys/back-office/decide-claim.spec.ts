import type { ConditionReports } from '@campavia/contracts';

import { expect, STAY, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { TripPage } from '../../pages/trips/trips-page';
import { ApiClient } from '../../scenes/api-client';
import { beginToday, DEPOSIT, depositRows, endYesterday } from '../../scenes/running-trip';
import { expectSent } from '../../scenes/outbox/sent-kinds';
import { TripMaker } from '../../scenes/trip-maker';
import { browserOf, newUser, signInByApi, USERS } from '../../scenes/users';

const CLAIM = { kind: 'damage', amount: '120.00', description: 'The wing mirror is broken.' };
const ANSWER = 'The mirror was cracked at the pick-up.';
const REASON = 'Half of the mirror was worn.';

test('a guest contests a claim, staff grant a part of it, and the guest reads what is charged', async ({
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
  const { id } = await maker.pay(await maker.send(camper, STAY));
  await beginToday(request, id);
  await endYesterday(id);
  const ownerEmail = await scenes.ownerOf(camper);
  const owner = await ApiClient.of(request, ownerEmail);
  const { claims } = await owner.call<ConditionReports>('post', `/v4/bookings-owner/${id}/claims/`, CLAIM);
  expect(claims).toMatchObject([{ state: 'open', waits_for: 'guest' }]);

  const guestsPage = await browserOf(browser, email, baseURL);
  await TripPage.open(guestsPage, id);
  await guestsPage.getByRole('textbox', { name: 'Your answer' }).fill(ANSWER);
  await guestsPage.getByRole('button', { name: 'Send the answer' }).click();
  const guests = guestsPage.getByRole('main');
  await expect(guests.getByText('Our team decides', { exact: true })).toBeVisible();

  await signInByApi(context, USERS.staff);
  await page.goto(`/en-ie/d/staff/incidents/${id}`);
  const content = page.getByRole('main');
  await expect(content.getByText(CLAIM.description)).toBeVisible();
  await expect(content.getByText(ANSWER)).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await content.getByRole('radio', { name: 'Grant a part' }).check();
  await content.getByRole('textbox', { name: 'Granted amount' }).fill('120');
  await content.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await content.getByRole('button', { name: 'Save decision' }).click();
  await expect(content.getByText(/^Enter an amount above zero and below/).first()).toBeVisible();
  await content.getByRole('textbox', { name: 'Granted amount' }).fill('75');
  await content.getByRole('button', { name: 'Save decision' }).click();
  await expect(page.getByText('Decided: guest and owner get an e-mail')).toBeVisible();
  await expect(content.getByText('Granted: €75.00 of €120.00')).toBeVisible();
  await expect(content.getByRole('button', { name: 'Save decision' })).toHaveCount(0);

  await expect
    .poll(() => depositRows(id))
    .toEqual([
      { reason: 'depos', state: 'done', amount: DEPOSIT },
      { reason: 'sinist', state: 'done', amount: 7500 },
    ]);
  expect((await scenes.tables.ledger(id)).sum).toBe(0);
  await TripPage.open(guestsPage, id);
  await expect(guests.getByText('Granted: €75.00 of €120.00')).toBeVisible();
  await expect(guests.getByText(REASON)).toBeVisible();
  await guestsPage.context().close();
  await expectSent(request, email, ['booking_claim_made', 'booking_claim_charged']);
  await expectSent(request, ownerEmail, ['booking_claim_answered_owner', 'booking_claim_charged']);

  await page.goto('/en-ie/d/staff/audit-log?action=claim_part_granted');
  const entry = content.getByRole('listitem').filter({ hasText: String(id) });
  await expect(entry.getByText('Part of a claim granted')).toBeVisible();
});
