import { expect } from '@playwright/test';

import type { BookingPrice } from '@campavia/contracts';

import type { FunnelPage } from './funnel-page';
import { sidewaysScroll } from './steadiness';

/** One site of each language: what its documents say of it, and by which it writes numbers. */
const SITES = {
  'en-gb': 'en-GB',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
  'it-ch': 'it-CH',
  nl: 'nl-NL',
  'pt-pt': 'pt-PT',
  ca: 'ca-ES',
} as const;
type Tried = keyof typeof SITES;

/** A site of each of the eight languages. */
export const EIGHT_SITES = Object.keys(SITES) as Tried[];

/** What a text is called where it is missing. */
const NAME_OF_TEXT = /\b(funnel|payment|quote|insurance|extras|lines|parts|trip)(\.[a-z0-9-]+){1,3}\b/;
/** Words that no sentence of ours does long without in English, and that are none in the other seven languages. */
const ENGLISH = /\b(the|you|your|with|this|have|from)\b/i;

/** What a price is on a site, without the spaces that differ between places. */
export function onSite(
  { price, currency_used }: Pick<BookingPrice, 'price' | 'currency_used'>,
  site: Tried,
): string {
  const format = new Intl.NumberFormat(SITES[site], {
    style: 'currency',
    currency: currency_used,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(Number(price)).replace(/\s/gu, '');
}

/** The page is the reader's: in their language, whole, no wider than the screen, its price as they write prices. */
export async function expectAtHome(funnel: FunnelPage, price: string): Promise<void> {
  const { page, site, content } = funnel;
  await expect(page.locator('html')).toHaveAttribute('lang', SITES[site as Tried]);
  await expect.poll(async () => (await content.innerText()).replace(/\s/gu, '')).toContain(price);
  const text = `${await page.title()}\n${await content.innerText()}`;
  expect(text).not.toMatch(NAME_OF_TEXT);
  const lines = await ourLines(funnel, text);
  if (!site.startsWith('en')) expect(lines.filter((line) => ENGLISH.test(line))).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

/** The way to a camper, and not to a step of its booking. */
const LISTING_LINK = 'a[href*="/campers/"]:not([href*="/payment/"], [href*="request/"])';

/** Lines of a text without what owners call their campers, in whatever language. */
async function ourLines({ content }: FunnelPage, text: string): Promise<string[]> {
  const named = await content.locator(`aside h2, ${LISTING_LINK}`).allInnerTexts();
  const titles = named.flatMap(linesIn);
  const rest = titles.reduce((left, title) => left.replaceAll(title, ''), text);
  return linesIn(rest);
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim());
}
