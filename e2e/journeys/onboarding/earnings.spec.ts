import { expect, test } from '../../fixtures';
import { SignInPage } from '../../pages/account/sign-in-page';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { EarningsPage } from '../../pages/onboarding/earnings-page';
import { queryDatabase } from '../../scenes/query-database';
import { newAddress, newUser } from '../../scenes/users';

const FACTS = {
  'Year of first registration': '2022',
  'Free weeks a year': '12',
  'Further free weekends': '10',
};

async function leadOf(email: string) {
  const { rows } = await queryDatabase((database) =>
    database.query('select reason, properties from crm_lead where email = $1', [email]),
  );
  return rows;
}

async function answerUntilContact(simulator: EarningsPage): Promise<void> {
  await simulator.choose(/^Privately/);
  await simulator.choose(/^Yes/);
  await simulator.goOn();
  await simulator.expectStep('Which vehicle is it?');
  await simulator.choose('Low profile');
  await simulator.chooseCountry('France');
  await simulator.goOn();
  await simulator.expectStep('A few facts about it');
  await simulator.fill(FACTS);
}

test('an owner sent by a partner simulates the earnings of a camper, and lists it with the same answers', async ({
  page,
  request,
  consoleErrors,
}) => {
  const email = newAddress();
  const simulator = new EarningsPage(page);
  await page.goto('/en-ie/earnings?lead_source=4');
  await answerUntilContact(simulator);
  await page.reload();
  await expect(simulator.field('Free weeks a year')).toHaveValue('12');
  await page.goBack();
  await simulator.expectStep('Which vehicle is it?');
  await expect(simulator.content.getByRole('radio', { name: 'Low profile' })).toBeChecked();
  await page.goForward();
  await simulator.goOn();
  await simulator.fill({ 'First name': 'Marta', 'Last name': 'Vidal', 'E-mail address': email });
  await simulator.goOn('Show my estimate');
  await simulator.expectStep('€3,200 to €8,550 a year');
  await expect(simulator.content.getByText(/^At €70 to €100 a day/)).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await leadOf(email)).toMatchObject([
    { reason: 'earnings', properties: { lead_source: 'Partner', max_yearly: 8550 } },
  ]);

  const account = await newUser(request);
  await simulator.listCamper.click();
  await new SignInPage(page, 'en-ie').signIn(account);
  await page.waitForURL(/\/onboarding\/step\/vehicle-type/);
  await expect(simulator.content.getByRole('radio', { name: 'Low profile' })).toBeChecked();
  await simulator.goOn();
  await expect(simulator.field('Year')).toHaveValue('2022');
  await expect(simulator.content.getByRole('combobox', { name: /^Registered in/ })).toContainText('France');
  expect(consoleErrors).toEqual([]);
});
