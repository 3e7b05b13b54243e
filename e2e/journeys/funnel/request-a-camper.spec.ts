import { expect, STAY, test } from '../../fixtures';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { HomePage } from '../../pages/search/home-page';
import { SignInPage } from '../../pages/account/sign-in-page';
import { newPerson } from '../../scenes/people';

const ASK = 'Request to book';
const newPhone = () => `+35387${String(Date.now()).slice(-7)}`;

test('somebody asks for a camper, from home past the sign-in to the owner', async ({
  page,
  request,
  scenes,
}) => {
  test.slow();
  const phone = newPhone();
  const email = await newPerson(request, { phone });
  const home = await HomePage.open(page, 'en-ie');
  await home.choosePlace('Annec', 'Annecy');
  await home.chooseDates(STAY);
  const results = await home.search();
  const ids = await results.campers();
  const [wanted] = await scenes.withBookingMode(ids, { instant: false });
  const listing = await results.openCamper(results.cards.nth(ids.indexOf(wanted ?? 0)));
  await listing.quote.chooseReinforced();
  await expect(page).toHaveURL(/insurance=reinforced/);
  const promised = await listing.quote.total();
  await listing.pricePanel.getByRole('link', { name: ASK }).click();

  await new SignInPage(page, 'en-ie').signIn(email);
  const funnel = new FunnelPage(page);
  await funnel.expectStep('user-details');
  expect(await funnel.total()).toBe(promised);
  expect(await findAccessibilityViolations(page)).toEqual([]);

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
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await funnel.next.click();

  await funnel.expectStep('insurance');
  await expect(funnel.insurance('Reinforced insurance')).toBeChecked();
  await funnel.insurance('Standard insurance').check();
  await expect.poll(() => funnel.total()).not.toBe(promised);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await funnel.next.click();

  await funnel.expectStep('message-owner');
  await funnel.message.fill('We are two and would love to see the lake in spring.');
  await funnel.next.click();
  await funnel.expectStep('summary');
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await funnel.sendButton.dblclick();
  await funnel.expectStep('success');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await scenes.tables.trip(funnel.bookingId)).toMatchObject({ state: 'VALIDATED', travelers: 2 });
});
