import { expect } from '@playwright/test';

import type { BookingPrice } from '@campavia/contracts';

import type { FunnelPage } from '../funnel/funnel-page';
import { sidewaysScroll } from './layout-shift';

const SITES = {
  'de-ch': 'de-CH',
  'it-ch': 'it-CH',
} as const;
type LocalizedSite = keyof typeof SITES;

/** A missing message is shown by its id. */
const MESSAGE_ID = /\b(funnel|payment|quote|insurance|extras|lines|parts|trip)(\.[a-z0-9-]+){1,3}\b/;
/** Words of most English sentences that do not occur in the other languages. */
const ENGLISH = /\b(the|you|your|with|this|have|from)\b/i;

/** In the format of a site, without spaces. */
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

/** Titles of campers are left out, because owners write them in their own language. */
async function linesWithoutTitles({ content }: FunnelPage, text: string): Promise<string[]> {
  const named = await content.locator(`aside h2, ${LISTING_LINK}`).allInnerTexts();
  const titles = named.flatMap(linesIn);
  const rest = titles.reduce((left, title) => left.replaceAll(title, ''), text);
  return linesIn(rest);
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim());
}
