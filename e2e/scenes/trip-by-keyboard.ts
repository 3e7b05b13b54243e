import { expect, type Page } from '@playwright/test';

import { expectNoBarriers } from '../pages/axe';
import { FunnelPage } from '../pages/funnel-page';
import { KeyboardWalk } from '../pages/keyboard-walk';
import { ListingPage } from '../pages/listing-page';
import { OutboxPage } from '../pages/outbox-page';
import { OwnerDesk } from './owner-desk';
import type { Scenes } from './scenes';
import { someWeek } from './some-week';
import { TripInBooks } from './trip-in-books';

interface TripByKeyboard {
  walk: KeyboardWalk;
  funnel: FunnelPage;
  /** What the tables and its owner know of it, at the price that stands beside the step. */
  known: () => Promise<TripInBooks>;
}

/** From home by search, results and camper to the first step of a funnel. */
export async function beginByKeyboard(
  { page, scenes }: { page: Page; scenes: Scenes },
  lent: { instant: boolean },
): Promise<TripByKeyboard> {
  const walk = new KeyboardWalk(page);
  const stay = someWeek();
  const results = await walk.search(['Pari', 'Paris'], stay);
  const ids = await results.campers();
  const free = await scenes.onlyLent(ids, lent);
  const camper = ids.find((id) => free.includes(id)) ?? 0;
  const card = results.linkOf(results.cards.nth(ids.indexOf(camper)));
  await walk.press(card);
  const listing = new ListingPage(page, 'en-ie');
  await expect(listing.heading).toBeFocused();
  await listing.quote.total();
  const way = lent.instant ? listing.words.bookNow : listing.words.askToBook;
  await walk.press(listing.pricePanel.getByRole('link', { name: way }));
  const desk = await OwnerDesk.of(page.request, await scenes.ownerOf(camper));
  const funnel = new FunnelPage(page);
  await walk.expectArrived(funnel, 'user-details');
  const known = async () => {
    const [booking, price] = [funnel.bookingId, await funnel.total()];
    return new TripInBooks(scenes.books, { booking, camper, stay, price, desk });
  };
  return { walk, funnel, known };
}

/** What is missing is said, then who drives is told. */
export async function tellDriver({ walk, funnel }: TripByKeyboard): Promise<void> {
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
  await expectNoBarriers(funnel.page);
  const telephone = await funnel.page.context().newPage();
  const digits = await (await OutboxPage.open(telephone, phone)).code('phone_code');
  await telephone.close();
  await walk.reachBack(code);
  await walk.typeOn(digits);
  await funnel.page.keyboard.press('Enter');
}
