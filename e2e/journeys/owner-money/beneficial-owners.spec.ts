import type { UboDeclaration } from '@campavia/contracts';

import { expect, test } from '../../fixtures';
import { ApiClient } from '../../scenes/api-client';
import { passSeconds } from '../../scenes/owner-money/begun-trip';
import { addDocuments, newOwner } from '../../scenes/owner-money/new-owner';
import { queryDatabase } from '../../scenes/query-database';
import { sentKinds } from '../../scenes/outbox/sent-kinds';
import { signInByApi } from '../../scenes/users';

const ADDRESS = { street: '1 rue Haute', zipcode: '69001', city: 'Lyon', country: 'FR' };
const PERSON = {
  first_name: 'IncompleteUBO',
  last_name: 'Roux',
  birthday: '1985-04-12',
  birth_city: 'Lyon',
  birth_country: 'FR',
  nationality: 'FR',
  ...ADDRESS,
};

test('an incomplete declaration of beneficial owners is completed and validated', async ({
  page,
  context,
  request,
}) => {
  const owner = await newOwner(request);
  await addDocuments(owner, ['id_proof', 'reg_proof', 'reg_association'], 'validated');
  await queryDatabase(async (database) => {
    await database.query(`update app_user set professional_type = 'BUSINESS' where id = $1`, [owner.id]);
    await database.query(
      `insert into company (user_id, name, registration_number, street, zipcode, city, country)
        values ($1, 'Roux Vans', '552100554', '1 rue Haute', '69001', 'Lyon', 'FR')`,
      [owner.id],
    );
  });
  const api = await ApiClient.of(request, owner.email);
  const path = '/3/mangopay/ubo-declaration/';
  const { id } = await api.call<UboDeclaration>('patch', path, { status: 'C' });
  await api.call('post', `${path}${id}/ubo/`, PERSON);

  await signInByApi(context, owner.email);
  const content = page.getByRole('main');
  await page.goto('/en-ie/d/account/ubo-declaration');
  const decided = (status: string) =>
    expect(async () => {
      await passSeconds(request);
      await page.reload();
      await expect(content.getByText(status, { exact: true })).toBeVisible({ timeout: 3000 });
    }).toPass();
  await content.getByRole('button', { name: 'Submit the declaration' }).click();
  await expect(content.getByText('Being checked', { exact: true })).toBeVisible();
  await decided('Incomplete');
  await expect(content).toContainText('At least one beneficial owner is missing.');

  await content.getByRole('button', { name: 'Change IncompleteUBO Roux' }).click();
  await content.getByLabel('First name').fill('Claire');
  await content.getByRole('button', { name: 'Save the person' }).click();
  await expect(content).toContainText('Claire Roux');
  await content.getByRole('button', { name: 'Submit the declaration' }).click();
  await decided('Validated');

  const sent = await sentKinds(request, owner.email);
  expect(sent.filter((kind) => kind.startsWith('declaration_')).sort()).toEqual([
    'declaration_incomplete',
    'declaration_validated',
  ]);
});
