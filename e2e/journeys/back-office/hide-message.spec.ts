import type { ReportQueue } from '@campavia/contracts';

import { expect, STAY, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { ChatPage } from '../../pages/trips/chat-page';
import { ApiClient } from '../../scenes/api-client';
import { expectSent } from '../../scenes/outbox/sent-kinds';
import { browserOf, newUser, signInByApi, USERS } from '../../scenes/users';

const RUDE = 'Only fools ask that.';
const REASON = 'It insults the guest.';

test('a guest reports a message, staff remove it, and both users see the reason', async ({
  page,
  browser,
  context,
  request,
  scenes,
  baseURL,
}) => {
  test.info().slow();
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const email = await newUser(request);
  const guestsPage = await browserOf(browser, email, baseURL);
  const guest = await ChatPage.open(guestsPage, `camper/${camper}`);
  await guest.write('Is there a roof box?');
  await guestsPage.waitForURL(/\/d\/chats\/\d+$/);
  const chat = guestsPage.url().split('/').at(-1) ?? '';
  const ownerEmail = await scenes.ownerOf(camper);
  const ownersPage = await browserOf(browser, ownerEmail, baseURL);
  const owner = await ChatPage.open(ownersPage, chat);
  await owner.write(RUDE);
  await expect(guest.message(RUDE)).toBeVisible();
  await guestsPage.getByRole('button', { name: 'Report this message' }).click();
  const dialog = guestsPage.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'It is offensive or threatening' }).check();
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Our team reads the message and writes to you by e-mail.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to the chat' }).click();

  const staff = await ApiClient.of(request, USERS.staff);
  const { results } = await staff.call<ReportQueue>('get', '/v4/back-office/reports/?subject=message');
  const report = results.at(-1)?.id ?? 0;
  await signInByApi(context, USERS.staff);
  await page.goto(`/en-ie/d/staff/reports/${report}`);
  const content = page.getByRole('main');
  await expect(content.getByText(RUDE)).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await content.getByRole('radio', { name: 'Remove the message' }).check();
  await content.getByRole('textbox', { name: 'Reason' }).fill(REASON);
  await content.getByRole('button', { name: 'Save the decision' }).click();
  await expect(page.getByText('Decided', { exact: true })).toBeVisible();

  for (const { page: side } of [guest, owner]) {
    await side.reload();
    await expect(side.getByRole('log').getByText('Our team has removed this message.')).toBeVisible();
  }
  await expect(guest.message(RUDE)).toHaveCount(0);
  await expect(owner.message(RUDE)).toHaveCount(0);
  await guestsPage.context().close();
  await ownersPage.context().close();
  await expectSent(request, email, ['report_hidden_message']);
  await expectSent(request, ownerEmail, ['content_hidden_message']);
  await page.goto('/en-ie/d/staff/audit-log?action=report_hidden');
  await expect(content.getByText('Reported content hidden').first()).toBeVisible();
});
