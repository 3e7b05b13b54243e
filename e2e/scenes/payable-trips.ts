import type { APIRequestContext, Page } from '@playwright/test';

import type { BookingPayments, GuestBooking, OwnerBooking } from '@campavia/contracts';
import { addDays, plainDate, type DayRange } from '@campavia/domain';

import { TODAY } from '../fixtures';
import { FunnelPage } from '../pages/funnel-page';
import { HomePage } from '../pages/home-page';
import { OlderFunnelPage } from '../pages/older-funnel-page';
import { PaymentPage } from '../pages/payment-page';
import { TripsPage } from '../pages/trips-page';
import type { Books } from './books';
import { inTables } from './in-tables';
import { OwnerDesk } from './owner-desk';
import { reachablePerson, signedIn } from './people';
import { Scenes } from './scenes';
import { TripInBooks } from './trip-in-books';
import { TripMaker } from './trips';

const FIRST_DAY = plainDate('2027-09-06');
const WEEKS = 24;

interface TripWish {
  /** Whose trip it is; somebody new if not said, since a trip that is paid ends others of its guest on its days. */
  guest?: string;
  /** Booked at once, so that no owner answers. */
  instant?: boolean;
  /** The site it is begun on, which says how it can be paid. */
  site?: string;
}

/** A trip that waits for its money, and what the api says of it to either side. */
export class PayableTrip {
  private constructor(
    readonly booking: GuestBooking,
    private readonly guest: TripMaker,
    private readonly sides: { email: string; desk: OwnerDesk },
  ) {}

  /** Who pays it. */
  get email(): string {
    return this.sides.email;
  }

  /** One of a guest, who is signed in from then on. */
  static async of(page: Page, wish: TripWish = {}): Promise<PayableTrip> {
    const { guest = await reachablePerson(page.request), site } = wish;
    await signedIn(page.context(), guest);
    const maker = await TripMaker.of(page.request, guest, site);
    const { booking, desk } = await payable(page.request, maker, wish);
    return new PayableTrip(booking, maker, { email: guest, desk });
  }

  /** From the home page by the list of trips to where it is paid. */
  async payFromHome(page: Page): Promise<PaymentPage> {
    const funnel = await this.checkFromHome(page, 'summary');
    await funnel.toPaymentButton.click();
    await funnel.expectStep('payment');
    return new PaymentPage(page, funnel.site);
  }

  /** The same with the payment funnel switched off in this browser: to where it is paid in the older one. */
  async payFromHomeInOlder(page: Page): Promise<OlderFunnelPage> {
    await OlderFunnelPage.switchedOff(page.context());
    const { site } = await this.checkFromHome(page, 'overview');
    const older = new OlderFunnelPage(page, site);
    await older.toPayment.click();
    await older.expectStep('payment');
    return older;
  }

  async state(): Promise<GuestBooking['state']> {
    return (await this.guest.read<GuestBooking>(`/v4/bookings-guest/${this.booking.id}/`)).state;
  }

  /** How each payment of it stands, in order of the alphabet. */
  async payments(): Promise<string[]> {
    const path = `/3/my-requests/${this.booking.id}/payments/`;
    const { payments } = await this.guest.read<BookingPayments>(path);
    return payments.map(({ state }) => state).sort();
  }

  /** What the tables and its owner know of it. */
  in(books: Books): TripInBooks {
    const { id, camper, date_from: from, date_to: to, price } = this.booking;
    const stay = { from: plainDate(from), to: plainDate(to) };
    return new TripInBooks(books, { booking: id, camper: camper.id, stay, price, desk: this.sides.desk });
  }

  /** What its owner sees of it; undefined while it is hidden from them. */
  async ownerSees(): Promise<OwnerBooking | undefined> {
    return this.sides.desk.sees(this.booking.id);
  }

  async ownerRefuses(): Promise<void> {
    await this.sides.desk.refuse(this.booking.id);
  }

  /** Pays it from another device, with a card that pays at once. */
  async paidElsewhere(): Promise<void> {
    await this.guest.paid(this.booking);
  }

  /** A day goes by in which it is not paid; then somebody else asks for the same days, hears yes and pays first. */
  async takenMeanwhile(request: APIRequestContext): Promise<GuestBooking> {
    const { id, camper, date_from: from, date_to: to } = this.booking;
    await inTables((database) =>
      database.query(
        `update calendar_block set expires_at = expires_at - interval '1 day' where booking_id = $1`,
        [id],
      ),
    );
    const rival = await TripMaker.of(request, await reachablePerson(request));
    const theirs = await rival.sent(camper.id, { from: plainDate(from), to: plainDate(to) });
    await this.sides.desk.accept(theirs.id);
    return rival.paid(theirs);
  }

  private async checkFromHome(page: Page, step: string): Promise<FunnelPage> {
    const home = await HomePage.open(page, 'en-ie');
    await home.header.getByRole('link', { name: home.words.myTrips }).click();
    await new TripsPage(page).cards.getByRole('link', { name: /^Pay €/ }).click();
    const funnel = new FunnelPage(page);
    await funnel.expectStep(step);
    return funnel;
  }
}

interface Payable {
  booking: GuestBooking;
  desk: OwnerDesk;
}

/** Sent to the owner of any camper that is free, and accepted where that is asked for. */
async function payable(request: APIRequestContext, maker: TripMaker, wish: TripWish): Promise<Payable> {
  const { instant = false } = wish;
  const stay = anyWeek();
  const { camper, owner } = await inTables(async (database) => {
    const scenes = new Scenes(database, TODAY);
    const { camper } = await scenes.freeFrom(stay.from).any({ instant });
    return { camper, owner: await scenes.ownerOf(camper) };
  });
  const desk = await OwnerDesk.of(request, owner);
  const booking = await maker.sent(camper, stay);
  if (!instant) await desk.accept(booking.id);
  return { booking, desk };
}

function anyWeek(): DayRange {
  const from = addDays(FIRST_DAY, 7 * Math.floor(Math.random() * WEEKS));
  return { from, to: addDays(from, 6) };
}
