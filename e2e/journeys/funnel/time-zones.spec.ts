import type { Browser, Page } from '@playwright/test';

import { addDays, momentMs, plainDate, type DayRange } from '@campavia/domain';

import { expect, test } from '../../fixtures';
import { FunnelPage } from '../../pages/funnel/funnel-page';
import { PaymentPage } from '../../pages/payment/payment-page';
import { OwnerClient } from '../../scenes/owner-client';
import { userWithCertifiedPhone, signInByApi } from '../../scenes/users';
import { TripOutcome } from '../../scenes/trip-outcome';
import { TripMaker } from '../../scenes/trip-maker';

const NOW = process.env.CAMPAVIA_NOW;
/** One night of it has an hour more in Europe. */
const STAY: DayRange = { from: plainDate('2027-10-29'), to: plainDate('2027-11-04') };
const DAYS = `${STAY.from}: Fri, 29 Oct\n${STAY.to}: Thu, 4 Nov`;
const SECOND_HALF = addDays(STAY.from, -30);
const ZONES = ['Pacific/Honolulu', 'Europe/Lisbon', 'Europe/Paris', 'Pacific/Auckland'];

/** Browsers of one guest, in all the zones. */
async function browsersOf(browser: Browser, email: string): Promise<Page[]> {
  const open = async (timezoneId: string) => {
    const context = await browser.newContext({ timezoneId });
    await signInByApi(context, email);
    const page = await context.newPage();
    if (NOW) await page.clock.setFixedTime(NOW);
    return page;
  };
  return Promise.all(ZONES.map(open));
}

/** What all browsers show at an address; fails where they differ in more than the kind of spaces. */
async function readByAll(pages: Page[], path: string, read: (page: Page) => Promise<string[]>) {
  const shown = pages.map(async (page) => {
    await page.goto(`/en-ie${path}`);
    return (await read(page)).map((text) => text.replace(/\s/g, ' '));
  });
  const [first = [], ...others] = await Promise.all(shown);
  for (const [index, other] of others.entries()) expect(other, ZONES[index + 1]).toEqual(first);
  return first.join('\n');
}

/** The days beside a step, as text and as `datetime`; then a sentence of the step. */
const daysAnd = (sentence: RegExp) => async (page: Page) => {
  const funnel = new FunnelPage(page);
  await funnel.total();
  const times = await funnel.pricePanel.locator('time').all();
  const days = times.map(async (time) => `${await time.getAttribute('datetime')}: ${await time.innerText()}`);
  return [...(await Promise.all(days)), await funnel.content.getByText(sentence).first().innerText()];
};

/** The owner’s deadline, the same for all; where the reader's clock differs the time zone is named. */
async function readDeadline(page: Page, until: string, timeZone: string): Promise<string[]> {
  const [deadline = '', ...days] = (await daysAnd(/at the latest/)(page)).reverse();
  const ownZone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isOwnHour = hourIn(ownZone, until) === hourIn(timeZone, until);
  expect(/\s\([^()]+\) at the latest/.test(deadline), ownZone).toBe(!isOwnHour);
  return [...days.reverse(), deadline.replace(/\s\([^()]+\)/, '')];
}

function hourIn(timeZone: string, moment: string): string {
  const style = {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  return new Intl.DateTimeFormat('en-IE', { ...style, timeZone }).format(momentMs(moment));
}

test('the days, the owner’s deadline and the day of the second instalment are the same in Honolulu, Lisbon, Paris, Auckland', async ({
  page,
  browser,
  request,
  scenes,
}) => {
  const email = await userWithCertifiedPhone(request);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const owner = await OwnerClient.of(request, await scenes.ownerOf(camper));
  const maker = await TripMaker.of(request, email);
  const booking = await maker.send(camper, STAY);
  const pages = await browsersOf(browser, email);
  const [honolulu = page] = pages;

  const { acceptation_expired_on: until, time_zone: timeZone } = booking;
  const sent = await readByAll(pages, FunnelPage.pathOf('request', booking, 'success'), (page) =>
    readDeadline(page, until ?? '', timeZone),
  );
  expect(sent).toContain(DAYS);
  expect(sent).toContain(`By ${hourIn(timeZone, until ?? '')} at`);

  await owner.accept(booking.id);
  const paying = FunnelPage.pathOf('payment', booking, 'payment');
  const offered = await readByAll(pages, paying, daysAnd(/^€[\d,.]+ today, €[\d,.]+ on /));
  expect(offered).toContain(DAYS);
  expect(offered).toContain(`${SECOND_HALF}: 29 Sep`);
  expect(offered).toMatch(/ today, .+ on 29 Sept? 2027$/);

  const payment = new PaymentPage(honolulu, 'en-ie');
  await payment.choose('Card, in two');
  await payment.fillCard('4242424242424242');
  await payment.payButton.click();
  await honolulu.waitForURL(/\/success/);
  const booked = await readByAll(
    pages,
    FunnelPage.pathOf('payment', booking, 'success'),
    daysAnd(/^The second payment, /),
  );
  expect(booked).toContain(DAYS);
  expect(booked).toContain('29 September 2027');

  const outcome = new TripOutcome(scenes.tables, {
    booking: booking.id,
    camper,
    stay: STAY,
    price: booking.price,
    owner,
  });
  await outcome.expectBooked(['card_2 done', 'card_2 to_come'], 'TO_COME_NOT_PAID');
});
