import { expect, test } from '../../fixtures';
import { begunTrip, paidOut, passSeconds, payoutsOf } from '../../scenes/owner-money/begun-trip';
import { payableOwner } from '../../scenes/owner-money/new-owner';
import { queryDatabase } from '../../scenes/query-database';
import { sentKinds } from '../../scenes/outbox/sent-kinds';
import { signInByApi } from '../../scenes/users';

test('a change of the bank account warns both e-mail addresses and delays payouts by 48 hours', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const owner = await payableOwner(request);
  const office = owner.email.replace('@', '-office@');
  await queryDatabase((database) =>
    database.query(
      `insert into company (user_id, name, registration_number, email, street, zipcode, city, country)
        values ($1, 'Roux Vans', '552100554', $2, '1 rue Haute', '69001', 'Lyon', 'FR')`,
      [owner.id, office],
    ),
  );
  await signInByApi(context, owner.email);
  const content = page.getByRole('main');
  await page.goto('/en-ie/d/account/documents-owner/iban');
  await content.getByRole('button', { name: 'Change the account' }).click();
  await content.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await content.getByLabel('Account holder').fill('Claire Roux');
  await content.getByRole('button', { name: 'Save the account' }).click();
  await expect(content).toContainText('DE•• •••• 3000');
  await expect(content).toContainText('You changed the account, so no payout leaves before');

  const booking = await begunTrip(request, owner);
  await passSeconds(request, 1);
  await expect.poll(async () => (await payoutsOf(booking)).map(({ state }) => state)).toEqual(['blocked']);
  await page.goto('/en-ie/d/account/payouts');
  await expect(content).toContainText('Your bank account was changed. To protect you we wait until');
  expect(await sentKinds(request, office)).toEqual(['bank_account_changed']);
  expect(await sentKinds(request, owner.email)).toEqual(
    expect.arrayContaining(['bank_account_changed', 'payout_blocked']),
  );

  await queryDatabase((database) =>
    database.query(`update bank_account set made_at = made_at - interval '49 hours' where user_id = $1`, [
      owner.id,
    ]),
  );
  await paidOut(request, booking);
  await page.reload();
  await expect(content).not.toContainText('To protect you we wait');
  expect((await sentKinds(request, owner.email)).filter((kind) => kind === 'payout_blocked')).toHaveLength(1);
});
