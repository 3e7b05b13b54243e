import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../pages/checks/accessibility';
import { FunnelPage } from '../pages/funnel/funnel-page';
import { KeyboardUser } from '../pages/checks/keyboard-user';
import { ListingPage } from '../pages/listing/listing-page';
import { OutboxPage } from '../pages/account/outbox-page';
import { OwnerClient } from './owner-client';
import type { Scenes } from './scenes';
import { pickWeek } from './pick-week';
import { TripOutcome } from './trip-outcome';

interface TripByKeyboard {
  walk: KeyboardUser;
  funnel: FunnelPage;
  /** What the tables and its owner know of it, at the price that stands beside the step. */
  known: () => Promise<TripOutcome>;
}

/** From home by search, results and camper to the first step of a funnel. */
export async function beginByKeyboard(
  { page, scenes }: { page: Page; scenes: Scenes },
  lent: { instant: boolean },
): Promise<TripByKeyboard> {
  const walk = new KeyboardUser(page);
  const stay = pickWeek();
  const results = await walk.search(['Pari', 'Paris'], stay);
  const ids = await results.campers();
  const free = await scenes.withBookingMode(ids, lent);
  const camper = ids.find((id) => free.includes(id)) ?? 0;
  const card = results.linkOf(results.cards.nth(ids.indexOf(camper)));
  await walk.press(card);
  const listing = new ListingPage(page, 'en-ie');
  await expect(listing.heading).toBeFocused();
  await listing.quote.total();
  const way = lent.instant ? listing.words.bookNow : listing.words.askToBook;
  await walk.press(listing.pricePanel.getByRole('link', { name: way }));
  const owner = await OwnerClient.of(page.request, await scenes.ownerOf(camper));
  const funnel = new FunnelPage(page);
  await walk.expectArrived(funnel, 'user-details');
  const known = async () => {
    const [booking, price] = [funnel.bookingId, await funnel.total()];
    return new TripOutcome(scenes.tables, { booking, camper, stay, price, owner });
  };
  return { walk, funnel, known };
}

/** What is missing is said, then who drives is told. */
export async function fillInDriver({ walk, funnel }: TripByKeyboard): Promise<void> {
  await walk.press(funnel.next);
  await walk.expectProblem(funnel, funnel.licenceSince);
  await walk.typeOn('06012008');
  await expect(funnel.licenceSince).toHaveValue('2008-06-01');
  await walk.reachBack(funnel.content.getByLabel('Day'));
  await walk.typeOn('12', '4', '1988');
  await walk.press(funnel.next);
}

/** A code is asked for, read elsewhere, and told back. */
export async function confirmPhone({ walk, funnel }: TripByKeyboard, phone: string): Promise<void> {
  await expect(
    funnel.content.getByRole('heading', { level: 2, name: 'Is this phone number yours?' }),
  ).toBeFocused();
  await walk.press(funnel.content.getByRole('button', { name: 'Send the code' }));
  const code = funnel.content.getByLabel('Six-digit code');
  await expect(code).toBeVisible();
  await expectAccessible(funnel.page);
  const telephone = await funnel.page.context().newPage();
  const digits = await (await OutboxPage.open(telephone, phone)).code('phone_code');
  await telephone.close();
  await walk.reachBack(code);
  await walk.typeOn(digits);
  await funnel.page.keyboard.press('Enter');
}
