import type { Page } from '@playwright/test';

import type { BookingPrice, GuestBooking } from '@campavia/contracts';
import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../fixtures';
import { EIGHT_SITES, expectAtHome, onSite } from '../pages/at-home';
import { FunnelPage } from '../pages/funnel-page';
import { OlderFunnelPage } from '../pages/older-funnel-page';
import { PaymentPage } from '../pages/payment-page';
import { OwnerDesk } from '../scenes/owner-desk';
import { reachablePerson, signedIn } from '../scenes/people';
import type { Scenes } from '../scenes/scenes';
import { TripMaker } from '../scenes/trips';

const FIRST = addDays(TODAY, 240);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };
const WORDS = 'Nora & Leo';

test.use({ viewport: { width: 390, height: 844 } });

async function aTrip(page: Page, scenes: Scenes, site: string) {
  const email = await reachablePerson(page.request);
  await signedIn(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const maker = await TripMaker.of(page.request, email, site);
  return { maker, booking: await maker.begun(camper, STAY) };
}

/** Goes on with nothing told: what is missing is said in the reader's language. */
async function expectAsked(funnel: FunnelPage, problem: string | RegExp): Promise<void> {
  await funnel.next.click();
  await expect(funnel.content.getByRole('alert').getByText(problem)).toBeVisible();
  await expect(funnel.problems.filter({ hasText: problem })).toBeVisible();
}

async function walkRequest(funnel: FunnelPage, price: string): Promise<void> {
  const { funnelWords: words } = funnel;
  await expectAtHome(funnel, price);
  await expectAsked(funnel, words.noLicenceDay);
  await funnel.tellDriver();
  await funnel.next.click();
  await funnel.expectStep('travel-details');
  await expectAtHome(funnel, price);
  await expectAsked(funnel, words.noPurpose);
  await funnel.tellTrip();
  await funnel.next.click();
  await funnel.expectStep('insurance');
  await expectAtHome(funnel, price);
  await funnel.next.click();
  await funnel.expectStep('message-owner');
  await expectAtHome(funnel, price);
  await expectAsked(funnel, words.noMessage);
  await funnel.tellOwner(WORDS);
  await funnel.next.click();
  await funnel.expectStep('summary');
  await expectAtHome(funnel, price);
  await funnel.sendButton.click();
  await funnel.expectStep('success');
  await expectAtHome(funnel, price);
}

async function walkPayment(funnel: FunnelPage, booking: GuestBooking, price: string): Promise<void> {
  const { page, site, funnelWords: words } = funnel;
  const insurance = await FunnelPage.open(page, FunnelPage.pathOf('payment', booking, 'insurance'), site);
  await expectAtHome(insurance, price);
  await insurance.next.click();
  await funnel.expectStep('cancel-insurance');
  await expectAtHome(funnel, price);
  await funnel.next.click();
  await funnel.expectStep('summary');
  await expectAtHome(funnel, price);
  await funnel.toPaymentButton.click();
  await funnel.expectStep('payment');
  await expect(funnel.payButton).toBeVisible();
  expect((await funnel.payButton.innerText()).replace(/\s/gu, '')).toContain(price);
  await funnel.payButton.click();
  for (const problem of [words.noCard, words.notAgreed]) {
    await expect(funnel.problems.filter({ hasText: problem })).toBeVisible();
  }
  await expectAtHome(funnel, price);
}

/** The older pages have some words of their own; a card is paid with there, and the trip is booked. */
async function payInOlder({ page, site }: FunnelPage, { id }: GuestBooking, price: string): Promise<void> {
  await OlderFunnelPage.switchedOff(page);
  const open = (step: string, query: string) =>
    FunnelPage.open(page, `/booking-payment/${step}?id=${id}&${query}`, site);
  await expectAtHome(await open('overview', 'cancel_insurance=true'), price);
  await expectAtHome(await open('payment-error', 'error_code=MGP_3DS_AUTH_FAILED'), price);
  const funnel = await open('payment', 'error_code=MGP_3DS_AUTH_FAILED');
  await expect(funnel.payButton).toBeVisible();
  await expectAtHome(funnel, price);
  await new PaymentPage(page, site).fillCard('4242424242424242');
  await funnel.payButton.click();
  await funnel.expectStep('success');
  await expectAtHome(funnel, price);
}

for (const site of EIGHT_SITES) {
  test(`every step from the request to the booked trip is at home on the site ${site}`, async ({
    page,
    scenes,
  }) => {
    test.slow();
    const { booking, maker } = await aTrip(page, scenes, site);
    const price = onSite(await maker.read<BookingPrice>(`/3/my-requests/${booking.id}/prices/`), site);
    const funnel = await FunnelPage.open(page, FunnelPage.pathOf('request', booking), site);
    await walkRequest(funnel, price);
    await (await OwnerDesk.of(page.request, await scenes.ownerOf(booking.camper.id))).accept(booking.id);
    await walkPayment(funnel, booking, price);
    await payInOlder(funnel, booking, price);
    expect((await scenes.books.trip(booking.id)).state).toBe('TO_COME');
  });
}
