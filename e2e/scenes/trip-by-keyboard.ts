import { expect, type Page } from '@playwright/test';

import { FunnelPage } from '../pages/funnel/funnel-page';
import { KeyboardUser } from '../pages/checks/keyboard-user';
import { ListingPage } from '../pages/listing/listing-page';
import { OutboxPage } from '../pages/account/outbox-page';
import { OwnerClient } from './owner-client';
import type { Scenes } from './scenes';
import { pickWeek } from './pick-week';
import { TripOutcome } from './trip-outcome';

interface TripByKeyboard {
  user: KeyboardUser;
  funnel: FunnelPage;
  outcome: () => Promise<TripOutcome>;
}

export async function beginByKeyboard(
  { page, scenes }: { page: Page; scenes: Scenes },
  options: { instant: boolean },
): Promise<TripByKeyboard> {
  const user = new KeyboardUser(page);
  const stay = pickWeek();
  const results = await user.search(['Pari', 'Paris'], stay);
  const ids = await results.campers();
  const free = await scenes.withBookingMode(ids, options);
  const camper = ids.find((id) => free.includes(id)) ?? 0;
  const card = results.linkOf(results.cards.nth(ids.indexOf(camper)));
  await user.press(card);
  const listing = new ListingPage(page, 'en-ie');
  await expect(listing.heading).toBeFocused();
  await listing.quote.total();
  const label = options.instant ? listing.texts.bookNow : listing.texts.askToBook;
  await user.press(listing.pricePanel.getByRole('link', { name: label }));
  const owner = await OwnerClient.of(page.request, await scenes.ownerOf(camper));
  const funnel = new FunnelPage(page);
  await user.expectArrived(funnel, 'user-details');
  const outcome = async () => {
    const [booking, price] = [funnel.bookingId, await funnel.total()];
    return new TripOutcome(scenes.tables, { booking, camper, stay, price, owner });
  };
  return { user, funnel, outcome };
}

export async function fillInDriver({ user, funnel }: TripByKeyboard): Promise<void> {
  await user.press(funnel.next);
  await user.expectProblem(funnel, funnel.licenceSince);
  await user.typeIntoFields('06012008');
  await expect(funnel.licenceSince).toHaveValue('2008-06-01');
  await user.reachBack(funnel.content.getByLabel('Day'));
  await user.typeIntoFields('12', '4', '1988');
  await user.press(funnel.next);
}

export async function confirmPhone({ user, funnel }: TripByKeyboard, phone: string): Promise<void> {
  await expect(
    funnel.content.getByRole('heading', { level: 2, name: 'Is this phone number yours?' }),
  ).toBeFocused();
  await user.press(funnel.content.getByRole('button', { name: 'Send the code' }));
  const code = funnel.content.getByLabel('Six-digit code');
  await expect(code).toBeVisible();
  const telephone = await funnel.page.context().newPage();
  const digits = await (await OutboxPage.open(telephone, phone)).code('phone_code');
  await telephone.close();
  await user.reachBack(code);
  await user.typeIntoFields(digits);
  await funnel.page.keyboard.press('Enter');
}
