import { expect } from '@playwright/test';

import type { BookingPrice } from '@campavia/contracts';

import type { FunnelPage } from '../funnel/funnel-page';
import { sidewaysScroll } from './layout-shift';

/** Tag and number format of the sites that are walked through. */
const SITES = {
  'de-ch': 'de-CH',
  'it-ch': 'it-CH',
} as const;
type LocalizedSite = keyof typeof SITES;

/** The id of a message, which is shown where the message is missing. */
const MESSAGE_ID = /\b(funnel|payment|quote|insurance|extras|lines|parts|trip)(\.[a-z0-9-]+){1,3}\b/;
/** Words that most English sentences have, and no sentence of the other languages. */
const ENGLISH = /\b(the|you|your|with|this|have|from)\b/i;

/** A price in the format of a site, without spaces. */
export function formatPrice(
  { price, currency_used }: Pick<BookingPrice, 'price' | 'currency_used'>,
  site: LocalizedSite,
): string {
  const format = new Intl.NumberFormat(SITES[site], {
    style: 'currency',
    currency: currency_used,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(Number(price)).replace(/\s/gu, '');
}

/**
 * The page is in the language of its site without a missing message, fits into the window, and formats its price as is
 * usual there.
 */
export async function expectLocalized(funnel: FunnelPage, price: string): Promise<void> {
  const { page, site, content } = funnel;
  await expect(page.locator('html')).toHaveAttribute('lang', SITES[site as LocalizedSite]);
  await expect.poll(async () => (await content.innerText()).replace(/\s/gu, '')).toContain(price);
  const text = `${await page.title()}\n${await content.innerText()}`;
  expect(text).not.toMatch(MESSAGE_ID);
  const lines = await linesWithoutTitles(funnel, text);
  expect(lines.filter((line) => ENGLISH.test(line))).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
}

/** Links to a listing, but not to a step of its booking. */
const LISTING_LINK = 'a[href*="/campers/"]:not([href*="/payment/"], [href*="request/"])';

/** The lines of a text without the titles of campers, which owners write in their language. */
async function linesWithoutTitles({ content }: FunnelPage, text: string): Promise<string[]> {
  const named = await content.locator(`aside h2, ${LISTING_LINK}`).allInnerTexts();
  const titles = named.flatMap(linesIn);
  const rest = titles.reduce((left, title) => left.replaceAll(title, ''), text);
  return linesIn(rest);
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim());
}
