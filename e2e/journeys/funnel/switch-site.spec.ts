import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../../fixtures';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { userWithCertifiedPhone, signInByApi } from '../../scenes/users';
import { TripMaker } from '../../scenes/trip-maker';

const FIRST = addDays(TODAY, 270);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };
const MESSAGE = 'Nous sommes deux, avec une tente.';
/** An amount without its format, which differs between sites. */
const digits = (amount: string) => amount.replace(/\D/g, '');

test('a guest who changes the site in the funnel stays at the step, with all entered values', async ({
  page,
  scenes,
}) => {
  const email = await userWithCertifiedPhone(page.request);
  await signInByApi(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const booking = await (await TripMaker.of(page.request, email, 'fr')).complete(camper, STAY);
  const path = FunnelPage.pathOf('request', booking, 'message-owner');
  const french = await FunnelPage.open(page, path, 'fr');
  const message = french.content.locator('[name="message"]');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await message.fill(MESSAGE);
  await saved;
  const total = digits(await french.total());

  await french.switchSite('Deutschland · Deutsch · €');
  const german = new FunnelPage(page, 'de');
  await expect(page).toHaveURL(new RegExp(`/de${path}$`));
  await expect(german.next).toBeVisible();
  await expect(message).toHaveValue(MESSAGE);
  expect(digits(await german.total())).toBe(total);
  await german.next.click();
  await german.expectStep('summary');
  await expect(german.content).toContainText(MESSAGE);
  await german.switchSite('Suisse · Français · CHF');
  const swiss = new FunnelPage(page, 'fr-ch');
  await expect(swiss.sendButton).toBeVisible();
  expect(digits(await swiss.total())).toBe(total);
  await expect(swiss.pricePanel).toContainText('€');
});
