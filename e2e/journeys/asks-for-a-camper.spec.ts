import { expect, STAY, STAY_QUERY, test } from '../fixtures';
import { barriersOn } from '../pages/axe';
import { FunnelPage } from '../pages/funnel-page';
import { HomePage } from '../pages/home-page';
import { tabTo } from '../pages/keyboard';
import { ListingPage } from '../pages/listing-page';
import { SignInPage } from '../pages/sign-in-page';
import { newPerson, PEOPLE, signedIn } from '../scenes/people';

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
  const [wanted] = await scenes.onlyLent(ids, { instant: false });
  const listing = await results.openCamper(results.cards.nth(ids.indexOf(wanted ?? 0)));
  await listing.quote.takeReinforced();
  await expect(page).toHaveURL(/insurance=reinforced/);
  const promised = await listing.quote.total();
  await listing.pricePanel.getByRole('link', { name: ASK }).click();

  await new SignInPage(page, 'en-ie').signIn(email);
  const funnel = new FunnelPage(page);
  await funnel.expectStep('user-details');
  expect(await funnel.total()).toBe(promised);
  expect(await barriersOn(page)).toEqual([]);

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
  expect(await barriersOn(page)).toEqual([]);
  await funnel.next.click();

  await funnel.expectStep('insurance');
  await expect(funnel.insurance('Reinforced insurance')).toBeChecked();
  await funnel.insurance('Standard insurance').check();
  await expect.poll(() => funnel.total()).not.toBe(promised);
  expect(await barriersOn(page)).toEqual([]);
  await funnel.next.click();

  await funnel.expectStep('message-owner');
  await funnel.message.fill('We are two and would love to see the lake in spring.');
  await funnel.next.click();
  await funnel.expectStep('summary');
  expect(await barriersOn(page)).toEqual([]);

  await funnel.sendButton.dblclick();
  await funnel.expectStep('success');
  expect(await barriersOn(page)).toEqual([]);
  expect(await scenes.books.trip(funnel.bookingId)).toMatchObject({ state: 'VALIDATED', travelers: 2 });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what was begun goes on where it stood, by keyboard', async ({ page, context, scenes }) => {
    await signedIn(context, PEOPLE.guest);
    const [camper = 0] = await scenes.onlyLent(await scenes.freeCampers('annecy', STAY), { instant: false });
    const listing = await ListingPage.open(page, 'en-ie', camper, STAY_QUERY);
    await listing.quote.total();
    await listing.pricePanel.getByRole('link', { name: ASK }).press('Enter');
    const funnel = new FunnelPage(page);
    await expect(funnel.heading).toBeVisible();
    await expect(page).toHaveURL(/\/request\/\d+\/[a-z-]+$/);
    const entry = page.url().replace(/\/[a-z-]+$/, '');
    await page.goto(`${entry}/user-details`);
    await tabTo(page, funnel.licenceSince);
    await funnel.licenceSince.fill('2008-06-01');
    await tabTo(page, funnel.next);
    await page.keyboard.press('Enter');
    await funnel.expectStep('travel-details');
    await tabTo(page, funnel.purpose);
    await page.keyboard.type('A sports');
    await tabTo(page, funnel.next);
    await page.keyboard.press('Enter');
    await funnel.expectStep('insurance');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.goto(entry);
    await expect(page).toHaveURL(/\/(insurance|summary)$/);
  });
});
