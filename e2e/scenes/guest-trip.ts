import { expect, test, type Page } from '@playwright/test';

import type { DayRange } from '@campavia/domain';

import { amountIn } from '../pages/payment/amounts';
import { FunnelPage } from '../pages/funnel/funnel-page';
import { HomePage } from '../pages/search/home-page';
import type { ListingPage } from '../pages/listing/listing-page';
import { OlderFunnelPage } from '../pages/funnel/older-funnel-page';
import { PaymentPage } from '../pages/payment/payment-page';
import { pickRandom } from './pick-random';
import { OwnerClient } from './owner-client';
import { userWithCertifiedPhone, signInByApi } from './users';
import type { Scenes } from './scenes';
import { pickWeek } from './pick-week';
import { TripOutcome } from './trip-outcome';

const PLACE = { letters: 'Pari', name: 'Paris' };
const MESSAGE = 'We are two and would love to see the river in spring.';

const STEPS = {
  request: ['user-details', 'travel-details', 'insurance', 'message-owner', 'summary'],
  'instant-request': ['user-details', 'travel-details', 'insurance', 'cancel-insurance', 'summary'],
} as const;
type Step = (typeof STEPS)[keyof typeof STEPS][number];

interface Visit {
  page: Page;
  scenes: Scenes;
}

interface TripOptions {
  /** An instant booking, which no owner has to accept. */
  instant: boolean;
  site?: string;
  /** Paid in the older funnel, with the flag `regular_payment_funnel` off. */
  older?: boolean;
}

interface Found {
  listing: ListingPage;
  camper: number;
  stay: DayRange;
  email: string;
  owner: OwnerClient;
}

/** Made by a signed-in guest from the home page on; checks that the price never changes. */
export class GuestTrip {
  private step: Step = 'user-details';
  private number = 0;
  private isSent = false;

  private constructor(
    private readonly visit: Visit,
    private readonly options: TripOptions,
    readonly found: Found,
    /** As the pages format it. */
    public price: string,
  ) {}

  get funnel(): FunnelPage {
    return new FunnelPage(this.visit.page, this.found.listing.site);
  }

  static async begin(visit: Visit, options: TripOptions): Promise<GuestTrip> {
    const { page, scenes } = visit;
    test.info().slow();
    const email = await userWithCertifiedPhone(page.request);
    await signInByApi(page.context(), email);
    if (options.older) await OlderFunnelPage.switchedOff(page.context());
    const home = await HomePage.open(page, options.site ?? 'en-ie');
    const stay = pickWeek();
    await home.choosePlace(PLACE.letters, PLACE.name);
    await home.chooseDates(stay);
    const results = await home.search();
    const ids = await results.campers();
    const camper = pickRandom(await scenes.withBookingMode(ids, options));
    const card = results.cards.nth(ids.indexOf(camper));
    const price = await results.totalOn(card);
    const listing = await results.openCamper(card);
    expect(await listing.quote.total()).toBe(price);
    const owner = await OwnerClient.of(page.request, await scenes.ownerOf(camper));
    const trip = new GuestTrip(visit, options, { listing, camper, stay, email, owner }, price);
    await trip.enter();
    return trip;
  }

  get booking(): number {
    return this.number;
  }

  get outcome(): TripOutcome {
    const { booking, price, found } = this;
    return new TripOutcome(this.visit.scenes.tables, { booking, price, ...found });
  }

  async walkTo(last: Step): Promise<FunnelPage> {
    const steps: readonly Step[] = STEPS[this.way];
    while (this.step !== last) {
      const next = steps[steps.indexOf(this.step) + 1];
      if (!next) throw new Error(`This funnel has no step ${last}`);
      await this.fillIn();
      await this.funnel.next.click();
      await this.expectStep(next);
      this.step = next;
    }
    return this.funnel;
  }

  async send(): Promise<void> {
    await this.walkTo('summary');
    await this.funnel.sendButton.click();
    await this.expectStep('success');
    this.isSent = true;
  }

  async toSummary(): Promise<FunnelPage> {
    if (this.options.instant) await this.walkTo('summary');
    else await this.accept();
    return this.funnel;
  }

  async toPayment(): Promise<PaymentPage> {
    await this.toSummary();
    await this.funnel.toPaymentButton.click();
    await this.expectStep('payment');
    const payment = new PaymentPage(this.visit.page, this.funnel.site);
    expect(amountIn(await payment.payButton.innerText())).toBe(this.price);
    return payment;
  }

  async continueIn(page: Page, step: string): Promise<FunnelPage> {
    this.visit.page = page;
    await this.expectStep(step);
    return this.funnel;
  }

  async waitForNewPrice(): Promise<void> {
    const before = this.price;
    await expect.poll(() => this.funnel.total()).not.toBe(before);
    this.price = await this.funnel.total();
  }

  async expectSuccess(): Promise<void> {
    const ends = `/${this.booking}/success|/booking-payment/success\\?id=${this.booking}(&|$)`;
    await this.visit.page.waitForURL(new RegExp(ends), { timeout: 30_000 });
  }

  private get way(): keyof typeof STEPS {
    return this.options.instant ? 'instant-request' : 'request';
  }

  private async enter(): Promise<void> {
    const { pricePanel, texts } = this.found.listing;
    const name = this.options.instant ? texts.bookNow : texts.askToBook;
    await pricePanel.getByRole('link', { name }).click();
    await this.expectStep(this.step);
    this.number = this.funnel.bookingId;
  }

  private async accept(): Promise<void> {
    if (!this.isSent) await this.send();
    await this.found.owner.accept(this.booking);
    const { page } = this.visit;
    const { site, content, funnelTexts } = this.funnel;
    await page.goto(`/${site}/d/trips/${this.booking}`);
    const link = content.getByRole('link', { name: funnelTexts.pay }).first();
    expect(amountIn(await link.innerText())).toBe(this.price);
    await link.click();
    await this.expectStep(this.options.older ? 'overview' : 'summary');
  }

  private async expectStep(step: string): Promise<void> {
    await this.funnel.expectStep(step);
    expect(await this.funnel.total(), step).toBe(this.price);
  }

  private async fillIn(): Promise<void> {
    if (this.step === 'user-details') await this.funnel.fillInDriver();
    if (this.step === 'travel-details') await this.funnel.fillInTrip();
    if (this.step === 'message-owner') await this.funnel.writeToOwner(MESSAGE);
  }
}
