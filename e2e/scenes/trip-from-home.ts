import { expect, test, type Page } from '@playwright/test';

import type { DayRange } from '@campavia/domain';

import { amountIn } from '../pages/amounts';
import { FunnelPage } from '../pages/funnel-page';
import { HomePage } from '../pages/home-page';
import type { ListingPage } from '../pages/listing-page';
import { OlderFunnelPage } from '../pages/older-funnel-page';
import { PaymentPage } from '../pages/payment-page';
import { anyOf } from './any-of';
import { OwnerDesk } from './owner-desk';
import { reachablePerson, signedIn } from './people';
import type { Scenes } from './scenes';
import { someWeek } from './some-week';
import { TripInBooks } from './trip-in-books';

const PLACE = { letters: 'Pari', name: 'Paris' };
const MESSAGE = 'We are two and would love to see the river in spring.';

/** The steps of either way up to the check of all that was told. */
const STEPS = {
  request: ['user-details', 'travel-details', 'insurance', 'message-owner', 'summary'],
  'instant-request': ['user-details', 'travel-details', 'insurance', 'cancel-insurance', 'summary'],
} as const;
type Step = (typeof STEPS)[keyof typeof STEPS][number];

interface Visit {
  page: Page;
  scenes: Scenes;
}

interface Wish {
  /** Booked at once, so that no owner answers. */
  instant: boolean;
  site?: string;
  /** What an owner agreed to is paid in the older funnel, since the payment funnel is switched off. */
  older?: boolean;
}

interface Found {
  listing: ListingPage;
  camper: number;
  stay: DayRange;
  email: string;
  desk: OwnerDesk;
}

/** A trip as a guest who is signed in makes it, from the home page on, at one price all the way. */
export class TripFromHome {
  private step: Step = 'user-details';
  private number = 0;
  private isSent = false;

  private constructor(
    private readonly visit: Visit,
    private readonly wish: Wish,
    readonly found: Found,
    /** What it costs, as the pages write it. */
    public price: string,
  ) {}

  get funnel(): FunnelPage {
    return new FunnelPage(this.visit.page, this.found.listing.site);
  }

  /** Searched for on the home page, chosen among the results, at the first step of its funnel. */
  static async begun(visit: Visit, wish: Wish): Promise<TripFromHome> {
    const { page, scenes } = visit;
    // From home to the books is far.
    test.info().slow();
    const email = await reachablePerson(page.request);
    await signedIn(page.context(), email);
    if (wish.older) await OlderFunnelPage.switchedOff(page.context());
    const home = await HomePage.open(page, wish.site ?? 'en-ie');
    const stay = someWeek();
    await home.choosePlace(PLACE.letters, PLACE.name);
    await home.chooseDates(stay);
    const results = await home.search();
    const ids = await results.campers();
    const camper = anyOf(await scenes.onlyLent(ids, wish));
    const card = results.cards.nth(ids.indexOf(camper));
    const price = await results.totalOn(card);
    const listing = await results.openCamper(card);
    expect(await listing.quote.total()).toBe(price);
    const desk = await OwnerDesk.of(page.request, await scenes.ownerOf(camper));
    const trip = new TripFromHome(visit, wish, { listing, camper, stay, email, desk }, price);
    await trip.enter();
    return trip;
  }

  /** Its number, once it is begun. */
  get booking(): number {
    return this.number;
  }

  /** What the tables and its owner know of it. */
  get books(): TripInBooks {
    const { booking, price, found } = this;
    return new TripInBooks(this.visit.scenes.books, { booking, price, ...found });
  }

  /** Goes on to a step, and tells on the way what the steps before it ask. */
  async walkTo(last: Step): Promise<FunnelPage> {
    const steps: readonly Step[] = STEPS[this.way];
    while (this.step !== last) {
      const next = steps[steps.indexOf(this.step) + 1];
      if (!next) throw new Error(`There is no step ${last} on this way`);
      await this.tell();
      await this.funnel.next.click();
      await this.expectStep(next);
      this.step = next;
    }
    return this.funnel;
  }

  /** All is told, and the request is with the owner. */
  async sent(): Promise<void> {
    await this.walkTo('summary');
    await this.funnel.sendButton.click();
    await this.expectStep('success');
    this.isSent = true;
  }

  /** All is told, and agreed to where an owner has to; the last look before paying is open. */
  async toCheck(): Promise<FunnelPage> {
    if (this.wish.instant) await this.walkTo('summary');
    else await this.offered();
    return this.funnel;
  }

  /** The page of paying is open. */
  async toPay(): Promise<PaymentPage> {
    await this.toCheck();
    await this.funnel.toPaymentButton.click();
    await this.expectStep('payment');
    const payment = new PaymentPage(this.visit.page, this.funnel.site);
    expect(amountIn(await payment.payButton.innerText())).toBe(this.price);
    return payment;
  }

  /** The same person goes on in another page, at the step they stood at and at the same price. */
  async goesOnIn(page: Page, step: string): Promise<FunnelPage> {
    this.visit.page = page;
    await this.expectStep(step);
    return this.funnel;
  }

  /** Chose or took off something on the way that changes the price. */
  async repriced(): Promise<void> {
    const before = this.price;
    await expect.poll(() => this.funnel.total()).not.toBe(before);
    this.price = await this.funnel.total();
  }

  /** The success page of either way to pay is there. */
  async expectSuccess(): Promise<void> {
    const ends = `/${this.booking}/success|/booking-payment/success\\?id=${this.booking}(&|$)`;
    await this.visit.page.waitForURL(new RegExp(ends), { timeout: 30_000 });
  }

  private get way(): keyof typeof STEPS {
    return this.wish.instant ? 'instant-request' : 'request';
  }

  private async enter(): Promise<void> {
    const { pricePanel, words } = this.found.listing;
    const name = this.wish.instant ? words.bookNow : words.askToBook;
    await pricePanel.getByRole('link', { name }).click();
    await this.expectStep(this.step);
    this.number = this.funnel.bookingId;
  }

  /** With the owner's yes the page of the trip offers to pay it. */
  private async offered(): Promise<void> {
    if (!this.isSent) await this.sent();
    await this.found.desk.accept(this.booking);
    const { page } = this.visit;
    const { site, content, funnelWords } = this.funnel;
    await page.goto(`/${site}/d/trips/${this.booking}`);
    const way = content.getByRole('link', { name: funnelWords.pay }).first();
    expect(amountIn(await way.innerText())).toBe(this.price);
    await way.click();
    await this.expectStep(this.wish.older ? 'overview' : 'summary');
  }

  private async expectStep(step: string): Promise<void> {
    await this.funnel.expectStep(step);
    expect(await this.funnel.total(), step).toBe(this.price);
  }

  private async tell(): Promise<void> {
    if (this.step === 'user-details') await this.funnel.tellDriver();
    if (this.step === 'travel-details') await this.funnel.tellTrip();
    if (this.step === 'message-owner') await this.funnel.tellOwner(MESSAGE);
  }
}
