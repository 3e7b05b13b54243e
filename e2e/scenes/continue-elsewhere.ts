import type { Browser } from '@playwright/test';

import type { FunnelPage } from '../pages/funnel/funnel-page';
import { signInByApi } from './users';
import type { GuestTrip } from './guest-trip';

const LAST_NAME = /\/([a-z-]+)$/;

/** In a new browser, so that what it shows comes from the server alone. */
export async function continueElsewhere(
  trip: GuestTrip,
  browser: Browser,
  by: 'step' | 'entry' = 'step',
): Promise<FunnelPage> {
  const { page } = trip.funnel;
  const { pathname, search } = new URL(page.url());
  const [, step = ''] = LAST_NAME.exec(pathname) ?? [];
  await page.close();
  const context = await browser.newContext();
  await signInByApi(context, trip.found.email);
  const other = await context.newPage();
  await other.goto(by === 'step' ? pathname + search : pathname.replace(LAST_NAME, ''));
  return trip.continueIn(other, step);
}
