import type { APIRequestContext } from '@playwright/test';

import { expect, STAY, STAY_QUERY, test } from '../fixtures';
import { ListingPage } from '../pages/listing-page';
import { AnyPage } from '../pages/any-page';
import { SearchPage } from '../pages/search-page';

const ANSWERS_WITHOUT_FOLLOWING = { maxRedirects: 0 };
const LONG = 'x'.repeat(10_000);

/** Where a search address leads; the address itself when it is spelt as the site spells it. */
async function addressAfter(request: APIRequestContext, query: string): Promise<string> {
  const answer = await request.get(`/fr/s?${query}`, ANSWERS_WITHOUT_FOLLOWING);
  return answer.status() === 302 ? (answer.headers().location ?? '') : `${answer.status()}`;
}

test('dates the wrong way round are swapped', async ({ page, request }) => {
  const swapped = `date_from=${STAY.to}&date_to=${STAY.from}`;
  expect(await addressAfter(request, swapped)).toBe(`/fr/s?${STAY_QUERY}`);
  await SearchPage.open(page, 'fr', swapped);
  await expect(page).toHaveURL(new RegExp(`/fr/s\\?${STAY_QUERY}$`));
});

test('the default site and a camper’s page read dates the same way', async ({ request, scenes }) => {
  const swapped = `date_from=${STAY.to}&date_to=${STAY.from}`;
  for (const path of ['/s', `/campers/${await scenes.someCamper()}`]) {
    const answer = await request.get(`${path}?${swapped}`, ANSWERS_WITHOUT_FOLLOWING);
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(`${path}?${STAY_QUERY}`);
  }
});

test('dates of the past are dropped and the rest of the search is kept', async ({ page }) => {
  await SearchPage.open(page, 'fr', 'where=annecy&beds=4&date_from=2020-05-01&date_to=2020-05-08');
  await expect(page).toHaveURL(/\/fr\/s\?where=annecy&beds=4$/);
});

const GARBAGE: [string, string, string][] = [
  ['words for numbers', 'beds=two&seatbelts=many&page=first', '/fr/s'],
  ['huge numbers', 'beds=99999999999999999999&max_price=1e999', '/fr/s'],
  ['SQL', `beds=1;drop table camper&types=1' or '1'='1`, '/fr/s'],
  ['HTML in a number', 'min_price=<script>alert(1)</script>', '/fr/s'],
  ['an inverted box', 'bbox=7,46,6,45', '/fr/s'],
  ['a place of 10,000 letters', `where=${LONG}`, '/fr/s'],
  ['a number of 10,000 letters', `types=${LONG}`, '/fr/s'],
  ['days first', 'date_from=11-05-2027&date_to=18-05-2027', `/fr/s?${STAY_QUERY}`],
];

for (const [what, query, sane] of GARBAGE) {
  test(`a search with ${what} leads to a sane one`, async ({ request }) => {
    expect(await addressAfter(request, query)).toBe(sane);
    expect((await request.get(sane)).status()).toBe(200);
  });
}

test('HTML in the name of a place is only a name', async ({ page, complaints }) => {
  const results = await SearchPage.open(
    page,
    'fr',
    `where=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
  );
  await expect(results.heading).toHaveText(
    'Nous ne trouvons aucun lieu nommé « <img src=x onerror=alert(1)> »',
  );
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('a place that goes by another name now is found under that', async ({ request }) => {
  expect(await addressAfter(request, 'where=germany&beds=4')).toBe('/fr/s?where=deutschland&beds=4');
});

test('a page beyond the last one leads to the first', async ({ request }) => {
  expect(await addressAfter(request, 'where=annecy&page=999')).toBe('/fr/s?where=annecy');
});

test('an address that leads nowhere says so, with the way on', async ({ page }) => {
  const answer = await page.goto('/fr/no/such/page');
  expect(answer?.status()).toBe(404);
  const nowhere = new AnyPage(page, 'fr');
  await expect(nowhere.heading).toHaveText(nowhere.words.noSuchPage);
  await nowhere.expectFrame();
  await nowhere.content.getByRole('link', { name: nowhere.words.findACamper }).click();
  await new SearchPage(page, 'fr').expectResults();
});

test('a camper that never was is not found', async ({ page, request }) => {
  for (const id of ['abc', '0', '-1', '1e3', '999999999', '99999999999999999999']) {
    expect((await request.get(`/fr/campers/${id}`)).status(), id).toBe(404);
  }
  await page.goto('/fr/campers/abc');
  const listing = new ListingPage(page, 'fr');
  await expect(listing.heading).toHaveText(listing.words.noSuchCamper);
  await listing.expectFrame();
});

test('a camper that its owner took away is gone', async ({ page, scenes }) => {
  const answer = await page.goto(`/fr/campers/${await scenes.deletedCamper()}`);
  expect(answer?.status()).toBe(410);
  const listing = new ListingPage(page, 'fr');
  await expect(listing.heading).toHaveText(listing.words.camperGone);
});

test('in place of a camper that is gone stand others like it, free on the days that were asked for', async ({
  page,
  scenes,
}) => {
  const answer = await page.goto(`/fr/campers/${await scenes.deletedCamper()}?${STAY_QUERY}`);
  expect(answer?.status()).toBe(410);
  const gone = new ListingPage(page, 'fr');
  await expect(gone.heading).toHaveText(gone.words.camperGone);
  await expect(gone.content.getByRole('heading', { name: gone.listingWords.similarFree })).toBeVisible();
  const others = gone.content.getByRole('article').getByRole('link');
  const title = await others.first().innerText();
  await others.first().click();
  const listing = new ListingPage(page, 'fr');
  await expect(listing.heading).toHaveText(title);
  await expect(page).toHaveURL(new RegExp(`/fr/campers/\\d+\\?${STAY_QUERY}$`));
  await listing.quote.total();
});

test('where a camper’s page was before leads to it and keeps what the address says', async ({
  request,
  scenes,
}) => {
  const camper = await scenes.someCamper();
  for (const rest of ['', '/dates', '/dates/insurance']) {
    const answer = await request.get(
      `/fr/f/campers/${camper}${rest}?${STAY_QUERY}`,
      ANSWERS_WITHOUT_FOLLOWING,
    );
    expect(answer.status(), rest).toBe(301);
    expect(answer.headers().location, rest).toBe(`/fr/campers/${camper}?${STAY_QUERY}`);
  }
});
