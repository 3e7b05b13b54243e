import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { reachablePerson, signedIn } from '../scenes/people';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 270);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };
const WORDS = 'Nous sommes deux, avec une tente.';
/** An amount as a number, whichever way the site writes it. */
const digits = (amount: string) => amount.replace(/\D/g, '');

test('who changes the language on the way stays at the step, with all that was told', async ({
  page,
  scenes,
}) => {
  const email = await reachablePerson(page.request);
  await signedIn(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const booking = await (await TripMaker.of(page.request, email, 'fr')).told(camper, STAY);
  const path = FunnelPage.pathOf('request', booking, 'message-owner');
  const french = await FunnelPage.open(page, path, 'fr');
  const message = french.content.locator('[name="message"]');
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await message.fill(WORDS);
  await kept;
  const total = digits(await french.total());

  await french.switchSite('Deutschland · Deutsch · €');
  const german = new FunnelPage(page, 'de');
  await expect(page).toHaveURL(new RegExp(`/de${path}$`));
  await expect(german.next).toBeVisible();
  await expect(message).toHaveValue(WORDS);
  expect(digits(await german.total())).toBe(total);
  await german.next.click();
  await german.expectStep('summary');
  await expect(german.content).toContainText(WORDS);
  await german.switchSite('Suisse · Français · CHF');
  const swiss = new FunnelPage(page, 'fr-ch');
  await expect(swiss.sendButton).toBeVisible();
  expect(digits(await swiss.total())).toBe(total);
  await expect(swiss.pricePanel).toContainText('€');
});
