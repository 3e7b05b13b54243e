import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { APIRequestContext, APIResponse } from '@playwright/test';

import type { Document } from '@campavia/contracts';

import { expect, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { newUser, signInByApi, tokensOf, USERS } from '../../scenes/users';

const PORTRAIT = readFileSync(path.join(import.meta.dirname, '../../scenes/pictures/portrait.jpg'));

/** A licence whose review the sandbox leaves to staff. */
async function sendLicence(request: APIRequestContext, back: Buffer) {
  const { access_token: token } = await tokensOf(request, await newUser(request));
  const headers = { 'x-api-key': 'campavia-web', authorization: `Bearer ${token}` };
  const read = async <Answer>(answer: APIResponse) => (await answer.json()) as Answer;
  const me = await read<{ id: number }>(await request.get('/3/users/me/', { headers }));
  const set = `/3/docs/guest/${me.id}/?document_type=driving_licen`;
  const { results } = await read<{ results: Document[] }>(await request.get(set, { headers }));
  const [licence] = results;
  if (!licence) throw new Error('there is no licence to send');
  const address = `/3/docs/${licence.id}/`;
  for (const [name, buffer] of [
    ['staff-front.jpg', PORTRAIT],
    ['back.png', back],
  ] as const) {
    const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
    const answer = await request.post(`${address}pages/`, {
      headers,
      multipart: { page: { name, mimeType, buffer } },
    });
    expect(answer.status()).toBe(201);
  }
  expect((await request.patch(address, { headers, data: { submit: true } })).status()).toBe(200);
  return {
    id: licence.id,
    userId: me.id,
    read: async () => read<Document>(await request.get(address, { headers })),
  };
}

test('staff review a licence by keyboard, request its second page again, and every access is recorded', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/en-ie/help');
  const licence = await sendLicence(request, await page.screenshot());
  expect((await request.post('/sandbox/clock', { data: { advance: 11 } })).ok()).toBe(true);
  await signInByApi(context, USERS.staff);
  await page.goto(`/en-ie/d/staff/documents/${licence.id}`);
  const content = page.getByRole('main');
  await expect(content.getByRole('img', { name: 'Page 1' })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('+');
  await expect(content.getByText('150%')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(content.getByRole('img', { name: 'Page 2' })).toBeVisible();
  await page.keyboard.press('p');
  const because = content.getByRole('combobox', { name: 'Because' });
  await because.focus();
  for (const key of ['Enter', 'Home', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.press('Tab');
  await page.keyboard.type('The lower edge is missing.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Decided. Nora gets an e-mail.')).toBeVisible();
  const read = await licence.read();
  expect(read).toMatchObject({ status: 'needdoc', reason: { text: expect.stringContaining('lower edge') } });
  expect(read.pages.map(({ doc_status: status }) => status)).toEqual(['added', 'needdoc']);
  await page.goto(`/en-ie/d/staff/audit-log?user_id=${licence.userId}`);
  await expect(content.getByText('Document asked for again')).toBeVisible();
  await expect(content.getByText('Document opened')).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
