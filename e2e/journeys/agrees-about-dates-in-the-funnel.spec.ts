import type { Browser, Page } from '@playwright/test';

import { addDays, momentMs, plainDate, type DayRange } from '@campavia/domain';

import { expect, test } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { PaymentPage } from '../pages/payment-page';
import { OwnerDesk } from '../scenes/owner-desk';
import { reachablePerson, signedIn } from '../scenes/people';
import { TripInBooks } from '../scenes/trip-in-books';
import { TripMaker } from '../scenes/trips';

const NOW = process.env.CAMPAVIA_NOW;
/** A night of it has an hour more in Europe. */
const STAY: DayRange = { from: plainDate('2027-10-29'), to: plainDate('2027-11-04') };
const DAYS = `${STAY.from}: Fri, 29 Oct\n${STAY.to}: Thu, 4 Nov`;
const SECOND_HALF = addDays(STAY.from, -30);
const ZONES = ['Pacific/Honolulu', 'Europe/Lisbon', 'Europe/Paris', 'Pacific/Auckland'];

/** Browsers of one guest, in all the zones. */
async function browsersOf(browser: Browser, email: string): Promise<Page[]> {
  const open = async (timezoneId: string) => {
    const context = await browser.newContext({ timezoneId });
    await signedIn(context, email);
    const page = await context.newPage();
    if (NOW) await page.clock.setFixedTime(NOW);
    return page;
  };
  return Promise.all(ZONES.map(open));
}

/** What is read at an address, where it is the same in every zone; a space is a space. */
async function readByAll(pages: Page[], path: string, read: (page: Page) => Promise<string[]>) {
  const told = pages.map(async (page) => {
    await page.goto(`/en-ie${path}`);
    return (await read(page)).map((text) => text.replace(/\s/g, ' '));
  });
  const [first = [], ...others] = await Promise.all(told);
  for (const [index, other] of others.entries()) expect(other, ZONES[index + 1]).toEqual(first);
  return first.join('\n');
}

/** The days beside a step, as they are written and as a machine reads them; then a sentence of the step. */
const daysAnd = (sentence: RegExp) => async (page: Page) => {
  const funnel = new FunnelPage(page);
  await funnel.total();
  const times = await funnel.pricePanel.locator('time').all();
  const days = times.map(async (time) => `${await time.getAttribute('datetime')}: ${await time.innerText()}`);
  return [...(await Promise.all(days)), await funnel.content.getByText(sentence).first().innerText()];
};

/** The owner’s term, the same for all; who lives by another clock is told whose hour it is. */
async function readTerm(page: Page, until: string, timeZone: string): Promise<string[]> {
  const [term = '', ...days] = (await daysAnd(/at the latest/)(page)).reverse();
  const ownZone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isOwnHour = hourIn(ownZone, until) === hourIn(timeZone, until);
  expect(/\s\([^()]+\) at the latest/.test(term), ownZone).toBe(!isOwnHour);
  return [...days.reverse(), term.replace(/\s\([^()]+\)/, '')];
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

test('the days, the owner’s term and the day of the second half are the same in Honolulu, Lisbon, Paris, Auckland', async ({
  page,
  browser,
  request,
  scenes,
}) => {
  const email = await reachablePerson(request);
  const { camper } = await scenes.freeFrom(STAY.from).any({ instant: false });
  const desk = await OwnerDesk.of(request, await scenes.ownerOf(camper));
  const maker = await TripMaker.of(request, email);
  const booking = await maker.sent(camper, STAY);
  const pages = await browsersOf(browser, email);
  const [honolulu = page] = pages;

  const { acceptation_expired_on: until, time_zone: timeZone } = booking;
  const sent = await readByAll(pages, FunnelPage.pathOf('request', booking, 'success'), (page) =>
    readTerm(page, until ?? '', timeZone),
  );
  expect(sent).toContain(DAYS);
  expect(sent).toContain(`By ${hourIn(timeZone, until ?? '')} at`);

  await desk.accept(booking.id);
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

  const books = new TripInBooks(scenes.books, {
    booking: booking.id,
    camper,
    stay: STAY,
    price: booking.price,
    desk,
  });
  await books.expectBooked(['card_2 done', 'card_2 to_come'], 'TO_COME_NOT_PAID');
});
