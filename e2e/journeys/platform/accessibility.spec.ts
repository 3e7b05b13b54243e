import { addDays } from '@campavia/domain';

import { expect, STAY, STAY_QUERY, test, TODAY } from '../../fixtures';
import { AccountMenu } from '../../pages/account/account-menu';
import { SignInPage } from '../../pages/account/sign-in-page';
import { findAccessibilityViolations } from '../../pages/checks/accessibility';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { ListingPage } from '../../pages/listing/listing-page';
import { CamperMap } from '../../pages/search/camper-map';
import { FilterPanel } from '../../pages/search/filter-panel';
import { HomePage } from '../../pages/search/home-page';
import { SearchPage } from '../../pages/search/search-page';
import { userWithCertifiedPhone, signInByApi } from '../../scenes/users';
import { TripMaker } from '../../scenes/trip-maker';

const FROM = addDays(TODAY, 260);

test('whole pages meet WCAG 2.2 AA, with header, footer, menu, filters, map and calendar open', async ({
  page,
  scenes,
}) => {
  test.slow();
  const expectNoViolations = async () => expect(await findAccessibilityViolations(page)).toEqual([]);
  const home = await HomePage.open(page, 'en-ie');
  await home.scrollToFooter();
  await expectNoViolations();
  await home.placeField.click();
  await home.placeField.pressSequentially('Annec');
  await expect(home.suggestions.first()).toBeVisible();
  await expectNoViolations();
  await page.keyboard.press('Escape');
  const picker = await home.openPicker();
  await expect(picker.window.getByRole('grid').first()).toBeVisible();
  await expectNoViolations();
  await page.keyboard.press('Escape');
  await new AccountMenu(page).open();
  await expectNoViolations();

  const results = await SearchPage.open(page, 'en-ie', `where=annecy&beds=2&${STAY_QUERY}`);
  await results.expectResults();
  await new CamperMap(page).expectPins();
  const filters = new FilterPanel(page);
  await filters.open();
  await filters.expandEquipment();
  await expectNoViolations();

  const free = await scenes.freeFrom(STAY.from).withKitchenKit();
  const listing = await ListingPage.open(page, 'en-ie', free.camper, STAY_QUERY);
  await listing.quote.total();
  await listing.scrollToEnd();
  await expectNoViolations();

  await SignInPage.open(page, 'en-ie');
  await expectNoViolations();

  const email = await userWithCertifiedPhone(page.request);
  await signInByApi(page.context(), email);
  const { camper } = await scenes.freeFrom(FROM).any({ instant: true });
  const maker = await TripMaker.of(page.request, email);
  const booking = await maker.complete(camper, { from: FROM, to: addDays(FROM, 7) });
  const funnel = await FunnelPage.open(page, FunnelPage.pathOf('instant-request', booking, 'insurance'));
  await funnel.total();
  await expectNoViolations();
});
