import type { Page } from '@playwright/test';

import type { GuestBooking } from '@campavia/contracts';
import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { OwnerDesk } from '../scenes/owner-desk';
import { reachablePerson, signedIn } from '../scenes/people';
import type { Scenes } from '../scenes/scenes';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 240);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };
const WORDS = 'Two of us, and a tent.';
const WIDTH = 390;
/** One site of each language: what its documents say of it, and how it writes numbers where that is another tag. */
const SITES = {
  'en-gb': ['en-GB'],
  fr: ['fr-FR'],
  de: ['de-DE'],
  es: ['es-ES'],
  'it-ch': ['it-CH'],
  nl: ['nl-NL'],
  // The Portuguese site has the tag `pt`, by which the euro sign stands first.
  'pt-pt': ['pt-PT', 'pt'],
  ca: ['ca-ES'],
} as const;
type Tried = keyof typeof SITES;
/** What a text is called where it is missing. */
const NAME_OF_TEXT = /\b(funnel|payment|quote|insurance|extras|lines|parts|trip)(\.[a-z0-9-]+){1,3}\b/;

test.use({ viewport: { width: WIDTH, height: 844 } });

async function aTrip(page: Page, scenes: Scenes, site: string) {
  const email = await reachablePerson(page.request);
  await signedIn(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const maker = await TripMaker.of(page.request, email, site);
  return { maker, booking: await maker.begun(camper, STAY) };
}

/** What a price is on a site, without the spaces that differ between places. */
function onSite(price: string, currency: string, site: Tried): string {
  const [lang, numbers = lang] = SITES[site];
  const format = new Intl.NumberFormat(numbers, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(Number(price)).replace(/\s/gu, '');
}

async function withoutSpaces({ content }: FunnelPage): Promise<string> {
  return (await content.innerText()).replace(/\s/gu, '');
}

/** The page is the reader's: in their language, whole, no wider than the screen, its price as they write prices. */
async function expectAtHome(funnel: FunnelPage, price: string): Promise<void> {
  const { page, site } = funnel;
  await expect(page.locator('html')).toHaveAttribute('lang', SITES[site as Tried][0]);
  await expect.poll(() => withoutSpaces(funnel)).toContain(price);
  const text = await funnel.content.innerText();
  expect(text).not.toMatch(NAME_OF_TEXT);
  expect(await page.title()).not.toMatch(NAME_OF_TEXT);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
}

/** Goes on with nothing told: what is missing is said in the reader's language. */
async function expectAsked(funnel: FunnelPage, problem: string | RegExp): Promise<void> {
  await funnel.next.click();
  await expect(funnel.content.getByRole('alert').getByText(problem)).toBeVisible();
  await expect(funnel.problems.filter({ hasText: problem })).toBeVisible();
}

async function walkRequest(funnel: FunnelPage, price: string): Promise<void> {
  const { funnelWords: words } = funnel;
  await expectAtHome(funnel, price);
  await expectAsked(funnel, words.noLicenceDay);
  await funnel.tellDriver();
  await funnel.next.click();
  await funnel.expectStep('travel-details');
  await expectAtHome(funnel, price);
  await expectAsked(funnel, words.noPurpose);
  await funnel.tellTrip();
  await funnel.next.click();
  await funnel.expectStep('insurance');
  await expectAtHome(funnel, price);
  await funnel.next.click();
  await funnel.expectStep('message-owner');
  await expectAtHome(funnel, price);
  await expectAsked(funnel, words.noMessage);
  await funnel.tellOwner(WORDS);
  await funnel.next.click();
  await funnel.expectStep('summary');
  await expectAtHome(funnel, price);
  await funnel.sendButton.click();
  await funnel.expectStep('success');
  await expectAtHome(funnel, price);
}

async function walkPayment(funnel: FunnelPage, booking: GuestBooking, price: string): Promise<void> {
  const { page, site, funnelWords: words } = funnel;
  const insurance = await FunnelPage.open(page, FunnelPage.pathOf('payment', booking, 'insurance'), site);
  await expectAtHome(insurance, price);
  await insurance.next.click();
  await funnel.expectStep('cancel-insurance');
  await expectAtHome(funnel, price);
  await funnel.next.click();
  await funnel.expectStep('summary');
  await expectAtHome(funnel, price);
  await funnel.toPaymentButton.click();
  await funnel.expectStep('payment');
  await expect(funnel.payButton).toBeVisible();
  expect((await funnel.payButton.innerText()).replace(/\s/gu, '')).toContain(price);
  await funnel.payButton.click();
  for (const problem of [words.noCard, words.notAgreed]) {
    await expect(funnel.problems.filter({ hasText: problem })).toBeVisible();
  }
  await expectAtHome(funnel, price);
}

for (const site of Object.keys(SITES) as Tried[]) {
  test(`every step from the request to the payment is at home on the site ${site}`, async ({
    page,
    scenes,
  }) => {
    test.slow();
    const { booking, maker } = await aTrip(page, scenes, site);
    const prices = await maker.read<{ price: string; currency_used: string }>(
      `/3/my-requests/${booking.id}/prices/`,
    );
    const price = onSite(prices.price, prices.currency_used, site);
    const funnel = await FunnelPage.open(page, FunnelPage.pathOf('request', booking), site);
    await walkRequest(funnel, price);
    await (await OwnerDesk.of(page.request, await scenes.ownerOf(booking.camper.id))).accept(booking.id);
    await walkPayment(funnel, booking, price);
  });
}
