import { expect, test, TODAY } from '../../fixtures';
import { begunTrip, ledgerOf, paidOut } from '../../scenes/owner-money/begun-trip';
import { newOwner } from '../../scenes/owner-money/new-owner';
import { sentKinds } from '../../scenes/outbox/sent-kinds';
import { signInByApi } from '../../scenes/users';

const YEAR = TODAY.slice(0, 4);

test('a private owner submits identity, bank account and tax number, and is paid for the first trip', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const owner = await newOwner(request);
  await signInByApi(context, owner.email);
  const content = page.getByRole('main');

  await page.goto('/en-ie/d/account/documents-owner');
  await expect(content).toContainText('1 of 4 in order');
  await content.getByRole('link', { name: /Identity document/ }).click();
  await content.getByRole('button', { name: 'Show it there' }).click();
  await expect(page.getByRole('heading', { name: 'Show who you are' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(content).toContainText('You started there and did not finish');
  await content.getByRole('button', { name: 'Continue there' }).click();
  await page.getByRole('button', { name: 'Pass the check' }).click();
  await expect(page).toHaveURL(/\/en-ie\/d\/account\/documents-owner\/\d+$/);
  await expect(content.getByText('Checked', { exact: true }).first()).toBeVisible();

  await page.goto('/en-ie/d/account/documents-owner/iban');
  await content.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 607');
  await content.getByLabel('Account holder').fill('Claire Roux');
  await content.getByRole('button', { name: 'Save the account' }).click();
  await expect(content.getByRole('alert')).toContainText('check');
  await content.getByLabel('IBAN').fill('FR14 2004 1010 0505 0001 3M02 606');
  await content.getByRole('button', { name: 'Save the account' }).click();
  await expect(content).toContainText('FR•• •••• 2606');

  await page.goto('/en-ie/d/account/tax_identification_number');
  await content.getByLabel('Tax number', { exact: true }).fill('30 23 217 600 053');
  await content.getByRole('button', { name: 'Save the tax number' }).click();
  await expect(content).toContainText('In order: France, ending');
  await page.goto('/en-ie/d/account/documents-owner');
  await expect(content).toContainText('Everything is in order. Payouts leave on their day.');

  const booking = await begunTrip(request, owner);
  const amount = await paidOut(request, booking);
  expect(amount).toBeGreaterThan(0);
  expect(await ledgerOf(booking)).toEqual({ owner: amount, all: 0 });

  await page.goto('/en-ie/d/account/payouts');
  await expect(page).toHaveURL(new RegExp(`year=${YEAR}`));
  const money = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(amount / 100);
  await expect(content.getByRole('row').filter({ hasText: money })).toContainText('Paid');
  const sent = await sentKinds(request, owner.email);
  expect(sent.filter((kind) => kind === 'payout_paid')).toHaveLength(1);
});
