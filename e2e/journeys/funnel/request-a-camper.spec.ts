import { expect, STAY, test } from '../../fixtures';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { HomePage } from '../../pages/search/home-page';
import { SignInPage } from '../../pages/account/sign-in-page';
import { newUser } from '../../scenes/users';

const newPhone = () => `+35387${String(Date.now()).slice(-7)}`;

test('a visitor requests a camper, from the home page by the sign-in and a phone code to the owner', async ({
  page,
  request,
  scenes,
}) => {
  test.slow();
  const phone = newPhone();
  const email = await newUser(request, { phone });
  const home = await HomePage.open(page, 'en-ie');
  await home.choosePlace('Annec', 'Annecy');
  await home.chooseDates(STAY);
  const results = await home.search();
  const ids = await results.campers();
  const [wanted] = await scenes.withBookingMode(ids, { instant: false });
  const listing = await results.openCamper(results.cards.nth(ids.indexOf(wanted ?? 0)));
  await listing.quote.chooseReinforced();
  await expect(page).toHaveURL(/insurance=reinforced/);
  const price = await listing.quote.total();
  await listing.pricePanel.getByRole('link', { name: 'Request to book' }).click();

  await new SignInPage(page, 'en-ie').signIn(email);
  const funnel = new FunnelPage(page);
  await funnel.expectStep('user-details');
  expect(await funnel.total()).toBe(price);

  await funnel.next.click();
  await expect(funnel.problems.first()).toBeVisible();
  await expect(funnel.content.getByRole('alert')).toBeFocused();
  await funnel.fillBirthDate(['12', '4', '1988']);
  await funnel.licenceSince.fill('2008-06-01');
  await funnel.next.click();
  await funnel.confirmPhone(phone);

  await funnel.expectStep('travel-details');
  await funnel.purpose.selectOption({ label: 'Holidays for two' });
  await funnel.travellers.selectOption('2');
  await funnel.next.click();

  await funnel.expectStep('insurance');
  await expect(funnel.insurance('Reinforced insurance')).toBeChecked();
  await funnel.insurance('Standard insurance').check();
  await expect.poll(() => funnel.total()).not.toBe(price);
  await funnel.next.click();

  await funnel.expectStep('message-owner');
  await funnel.message.fill('We are two and would love to see the lake in spring.');
  await funnel.next.click();
  await funnel.expectStep('summary');

  await funnel.sendButton.dblclick();
  await funnel.expectStep('success');
  expect(await scenes.tables.trip(funnel.bookingId)).toMatchObject({ state: 'VALIDATED', travelers: 2 });
});
