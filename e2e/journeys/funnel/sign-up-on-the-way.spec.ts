import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../../fixtures';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { ListingPage } from '../../pages/listing/listing-page';
import { OutboxPage } from '../../pages/account/outbox-page';
import { SignUpPage } from '../../pages/account/sign-up-page';
import { newAddress } from '../../scenes/users';

const FIRST = addDays(TODAY, 180);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };

test('a visitor without an account signs up within the funnel, and all choices are kept', async ({
  page,
  scenes,
}) => {
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const query = `date_from=${STAY.from}&date_to=${STAY.to}&insurance=reinforced`;
  const listing = await ListingPage.open(page, 'en-ie', camper, query);
  const price = await listing.quote.total();
  await listing.pricePanel.getByRole('link', { name: 'Request to book' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  const names = { firstName: 'Nora', lastName: 'Byrne', phone: '+353871234568' };
  const signUp = new SignUpPage(page, 'en-ie');
  const email = newAddress();
  await signUp.fill({ email, password: 'correct horse battery', ...names });
  await signUp.acceptTerms();
  await signUp.send();
  await expect(signUp.content).toContainText('A link is on its way');
  await signUp.content.getByText('Continue', { exact: true }).click();
  const funnel = new FunnelPage(page);
  await expect(funnel.heading).toHaveText('First confirm your e-mail address');
  const mailbox = await page.context().newPage();
  await (await OutboxPage.open(mailbox, email)).followLink('confirm_email');
  await expect(new FunnelPage(mailbox).heading).toHaveText('Your address is confirmed');
  await mailbox.close();
  await funnel.content.getByRole('button', { name: 'I have opened the link' }).click();
  await funnel.expectStep('user-details');
  expect(await funnel.total()).toBe(price);
  await expect(funnel.content.getByLabel('First name')).toHaveValue('Nora');
  await expect(funnel.content.getByLabel('Mobile phone')).toHaveValue('+353871234568');
});
