import type { Browser } from '@playwright/test';

import type { FunnelPage } from '../pages/funnel-page';
import { signedIn } from './people';
import type { TripFromHome } from './trip-from-home';

const LAST_NAME = /\/([a-z-]+)$/;

/**
 * Shuts the page of a trip and goes on at the same step in a browser that was never here: what that one shows comes from
 * the server alone.
 *
 * @param by the address of the step itself, or the way into its funnel, which finds the step
 */
export async function goOnElsewhere(
  trip: TripFromHome,
  browser: Browser,
  by: 'step' | 'way-in' = 'step',
): Promise<FunnelPage> {
  const { page } = trip.funnel;
  const { pathname, search } = new URL(page.url());
  const [, step = ''] = LAST_NAME.exec(pathname) ?? [];
  await page.close();
  const context = await browser.newContext();
  await signedIn(context, trip.found.email);
  const other = await context.newPage();
  await other.goto(by === 'step' ? pathname + search : pathname.replace(LAST_NAME, ''));
  return trip.goesOnIn(other, step);
}
