import pg from 'pg';

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

async function rows<Row extends object>(databaseUrl: string, query: string, values: unknown[]) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const found = await database.query<Row>(query, values);
  await database.end();
  return found.rows;
}

/** Those of some campers whose owners answer requests, and which the platform insures. */
async function asked(databaseUrl: string, ids: number[]): Promise<number[]> {
  const query = `select c.id from camper c join rental_terms t on t.camper_id = c.id
    where c.id = any($1) and not c.instant_booking and t.insured_by = 'platform' order by c.id`;
  return (await rows<{ id: number }>(databaseUrl, query, [ids])).map(({ id }) => id);
}

test('somebody asks for a camper, from home past the sign-in to the owner', async ({
  page,
  request,
  browser,
  databaseUrl,
}) => {
  test.slow();
  const phone = newPhone();
  const email = await newPerson(request, { phone });
  const home = await HomePage.open(page, 'en-ie');
  await home.choosePlace('Annec', 'Annecy');
  await home.chooseDates(STAY);
  const results = await home.search();
  const ids = await results.campers();
  const [wanted] = await asked(databaseUrl, ids);
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
  const total = await funnel.total();
  expect(await barriersOn(page)).toEqual([]);
  await funnel.next.click();

  await funnel.expectStep('message-owner');
  await funnel.message.fill('We are two and would love to see the lake in spring.');
  await funnel.next.click();
  await funnel.expectStep('summary');
  expect(await barriersOn(page)).toEqual([]);

  const elsewhere = await browser.newContext();
  await signedIn(elsewhere, email);
  const other = new FunnelPage(await elsewhere.newPage());
  await other.page.goto(page.url());
  await other.expectStep('summary');
  await expect(other.content).toContainText('We are two and would love to see the lake in spring.');
  expect(await other.total()).toBe(total);
  await elsewhere.close();

  await funnel.sendButton.dblclick();
  await funnel.expectStep('success');
  expect(await barriersOn(page)).toEqual([]);
  const sent = await rows<object>(databaseUrl, 'select state, travelers from booking where id = $1', [
    funnel.bookingId,
  ]);
  expect(sent).toEqual([{ state: 'VALIDATED', travelers: 2 }]);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what was begun goes on where it stood, by keyboard', async ({
    page,
    context,
    scenes,
    databaseUrl,
  }) => {
    await signedIn(context, PEOPLE.guest);
    const [camper = 0] = await asked(databaseUrl, await scenes.freeCampers('annecy', STAY));
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
