import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '../../fixtures';
import { DocumentPage } from '../../pages/trips/document-page';
import { passSeconds } from '../../scenes/owner-money/begun-trip';
import { newOwner } from '../../scenes/owner-money/new-owner';
import { signInByApi } from '../../scenes/users';

const PORTRAIT = readFileSync(path.join(import.meta.dirname, '../../scenes/pictures/portrait.jpg'));

test.use({ viewport: { width: 390, height: 844 } });

test('an identity document refused by the payment provider is replaced, and the list of payout requirements is updated', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const owner = await newOwner(request);
  await signInByApi(context, owner.email);
  const content = page.getByRole('main');
  const list = content.getByRole('listitem').filter({ hasText: 'Identity document' });
  await page.goto('/en-ie/d/account/documents-owner');
  await expect(content).toContainText('1 of 4 in order');
  await list.getByRole('link', { name: 'Add Identity document' }).click();
  await content.getByRole('link', { name: 'Add pages' }).click();

  const identity = new DocumentPage(page);
  const send = async (name: string, buffer: Buffer) => {
    await identity.addPages([{ name, mimeType: 'image/jpeg', buffer }]);
    await content.getByLabel('Document number').fill('880692310285');
    await content.getByLabel('Valid until').fill('2031-04-03');
    await identity.send();
  };
  const decided = async (text: string) => {
    await expect(async () => {
      await passSeconds(request);
      await page.reload();
      await expect(content).toContainText(text, { timeout: 3000 });
    }).toPass();
  };

  await send('mgp-refuse-unreadable-card.jpg', PORTRAIT);
  await decided('It cannot be read. Take a sharp picture in good light');
  await page.goto('/en-ie/d/account/documents-owner');
  await expect(list).toContainText('Not accepted');
  await list.getByRole('link', { name: 'Replace Identity document' }).click();
  await identity.sendNewPages();
  await send('card.jpg', await page.screenshot({ type: 'jpeg' }));
  await decided('Checked');
  await page.goto('/en-ie/d/account/documents-owner');
  await expect(content).toContainText('2 of 4 in order');
  await expect(list).toContainText('In order');
});
