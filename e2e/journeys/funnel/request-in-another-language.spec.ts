import type { Page } from '@playwright/test';

import type { BookingPrice, GuestBooking } from '@campavia/contracts';
import { addDays, type DayRange } from '@campavia/domain';

import { expect, test, TODAY } from '../../fixtures';
import { expectLocalized, formatPrice } from '../../pages/checks/localized';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { OlderFunnelPage } from '../../pages/funnel/older-funnel-page';
import { PaymentPage } from '../../pages/payment/payment-page';
import { OwnerClient } from '../../scenes/owner-client';
import { userWithCertifiedPhone, signInByApi } from '../../scenes/users';
import type { Scenes } from '../../scenes/scenes';
import { TripMaker } from '../../scenes/trip-maker';

const SITE = 'it-ch';
const FIRST = addDays(TODAY, 240);
const STAY: DayRange = { from: FIRST, to: addDays(FIRST, 7) };
const TITLE = 'Nora & Leo';

test.use({ viewport: { width: 390, height: 844 } });

async function aTrip(page: Page, scenes: Scenes) {
  const email = await userWithCertifiedPhone(page.request);
  await signInByApi(page.context(), email);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const maker = await TripMaker.of(page.request, email, SITE);
  return { maker, booking: await maker.draft(camper, STAY) };
}

/** Continues with an empty step: the error names what is missing in the reader's language. */
async function expectMissing(funnel: FunnelPage, problem: string | RegExp): Promise<void> {
  await funnel.next.click();
  await expect(funnel.content.getByRole('alert').getByText(problem)).toBeVisible();
  await expect(funnel.problems.filter({ hasText: problem })).toBeVisible();
}

async function walkRequest(funnel: FunnelPage, price: string): Promise<void> {
  const { funnelTexts: texts } = funnel;
  await expectLocalized(funnel, price);
  await expectMissing(funnel, texts.noLicenceDay);
  await funnel.fillInDriver();
  await funnel.next.click();
  await funnel.expectStep('travel-details');
  await expectLocalized(funnel, price);
  await expectMissing(funnel, texts.noPurpose);
  await funnel.fillInTrip();
  await funnel.next.click();
  await funnel.expectStep('insurance');
  await expectLocalized(funnel, price);
  await funnel.next.click();
  await funnel.expectStep('message-owner');
  await expectLocalized(funnel, price);
  await expectMissing(funnel, texts.noMessage);
  await funnel.writeToOwner(TITLE);
  await funnel.next.click();
  await funnel.expectStep('summary');
  await expectLocalized(funnel, price);
  await funnel.sendButton.click();
  await funnel.expectStep('success');
  await expectLocalized(funnel, price);
}

async function walkPayment(funnel: FunnelPage, booking: GuestBooking, price: string): Promise<void> {
  const { page, site, funnelTexts: texts } = funnel;
  const insurance = await FunnelPage.open(page, FunnelPage.pathOf('payment', booking, 'insurance'), site);
  await expectLocalized(insurance, price);
  await insurance.next.click();
  await funnel.expectStep('cancel-insurance');
  await expectLocalized(funnel, price);
  await funnel.next.click();
  await funnel.expectStep('summary');
  await expectLocalized(funnel, price);
  await funnel.toPaymentButton.click();
  await funnel.expectStep('payment');
  await expect(funnel.payButton).toBeVisible();
  expect((await funnel.payButton.innerText()).replace(/\s/gu, '')).toContain(price);
  await funnel.payButton.click();
  for (const problem of [texts.noCard, texts.notAgreed]) {
    await expect(funnel.problems.filter({ hasText: problem })).toBeVisible();
  }
  await expectLocalized(funnel, price);
}

/** The older pages have some words of their own; a card pays there, and the trip is booked. */
async function payInOlder({ page, site }: FunnelPage, { id }: GuestBooking, price: string): Promise<void> {
  await OlderFunnelPage.switchedOff(page);
  const open = (step: string, query: string) =>
    FunnelPage.open(page, `/booking-payment/${step}?id=${id}&${query}`, site);
  await expectLocalized(await open('overview', 'cancel_insurance=true'), price);
  await expectLocalized(await open('payment-error', 'error_code=MGP_3DS_AUTH_FAILED'), price);
  const funnel = await open('payment', 'error_code=MGP_3DS_AUTH_FAILED');
  await expect(funnel.payButton).toBeVisible();
  await expectLocalized(funnel, price);
  await new PaymentPage(page, site).fillCard('4242424242424242');
  await funnel.payButton.click();
  await funnel.expectStep('success');
  await expectLocalized(funnel, price);
}

test('every step from the request to the booked trip is in Italian, with Swiss words, on the site of Switzerland', async ({
  page,
  scenes,
}) => {
  test.slow();
  const { booking, maker } = await aTrip(page, scenes);
  const price = formatPrice(await maker.read<BookingPrice>(`/3/my-requests/${booking.id}/prices/`), SITE);
  const funnel = await FunnelPage.open(page, FunnelPage.pathOf('request', booking), SITE);
  await walkRequest(funnel, price);
  await (await OwnerClient.of(page.request, await scenes.ownerOf(booking.camper.id))).accept(booking.id);
  await walkPayment(funnel, booking, price);
  await payInOlder(funnel, booking, price);
  expect((await scenes.tables.trip(booking.id)).state).toBe('TO_COME');
});
