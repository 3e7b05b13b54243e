import type { APIRequestContext, Page } from '@playwright/test';

import type { BookingPayments, GuestBooking } from '@campavia/contracts';
import { addDays, plainDate, type DayRange } from '@campavia/domain';

import { TODAY } from '../fixtures';
import { FunnelPage } from '../pages/funnel/funnel-page';
import { HomePage } from '../pages/search/home-page';
import { PaymentPage } from '../pages/payment/payment-page';
import { TripsPage } from '../pages/trips/trips-page';
import type { TripTables } from './trip-tables';
import { queryDatabase } from './query-database';
import { OwnerClient } from './owner-client';
import { userWithCertifiedPhone, signInByApi } from './users';
import { Scenes } from './scenes';
import { TripOutcome } from './trip-outcome';
import { TripMaker } from './trip-maker';

const FIRST_DAY = plainDate('2027-09-06');
const WEEKS = 24;

interface PayableTripOptions {
  /** A new person by default, since a paid trip ends the guest's other trips on the same days. */
  guest?: string;
  site?: string;
}

export class PayableTrip {
  private constructor(
    readonly booking: GuestBooking,
    private readonly guest: TripMaker,
    private readonly sides: { email: string; owner: OwnerClient },
  ) {}

  get email(): string {
    return this.sides.email;
  }

  static async of(page: Page, options: PayableTripOptions = {}): Promise<PayableTrip> {
    const { guest = await userWithCertifiedPhone(page.request), site } = options;
    await signInByApi(page.context(), guest);
    const maker = await TripMaker.of(page.request, guest, site);
    const { booking, owner } = await payable(page.request, maker);
    return new PayableTrip(booking, maker, { email: guest, owner });
  }

  async payFromHome(page: Page): Promise<PaymentPage> {
    const funnel = await this.openFromHome(page, 'summary');
    await funnel.toPaymentButton.click();
    await funnel.expectStep('payment');
    return new PaymentPage(page, funnel.site);
  }

  async state(): Promise<GuestBooking['state']> {
    return (await this.guest.read<GuestBooking>(`/v4/bookings-guest/${this.booking.id}/`)).state;
  }

  async payments(): Promise<string[]> {
    const path = `/3/my-requests/${this.booking.id}/payments/`;
    const { payments } = await this.guest.read<BookingPayments>(path);
    return payments.map(({ state }) => state).sort();
  }

  outcomeIn(tables: TripTables): TripOutcome {
    const { id, camper, date_from: from, date_to: to, price } = this.booking;
    const stay = { from: plainDate(from), to: plainDate(to) };
    return new TripOutcome(tables, { booking: id, camper: camper.id, stay, price, owner: this.sides.owner });
  }

  async ownerRefuses(): Promise<void> {
    await this.sides.owner.refuse(this.booking.id);
  }

  /** Expires the hold; then another guest requests the same days, is accepted and pays first. */
  async takenMeanwhile(request: APIRequestContext): Promise<GuestBooking> {
    const { id, camper, date_from: from, date_to: to } = this.booking;
    await queryDatabase((database) =>
      database.query(
        `update calendar_block set expires_at = expires_at - interval '1 day' where booking_id = $1`,
        [id],
      ),
    );
    const rival = await TripMaker.of(request, await userWithCertifiedPhone(request));
    const theirs = await rival.send(camper.id, { from: plainDate(from), to: plainDate(to) });
    await this.sides.owner.accept(theirs.id);
    return rival.pay(theirs);
  }

  private async openFromHome(page: Page, step: string): Promise<FunnelPage> {
    const home = await HomePage.open(page, 'en-ie');
    await home.header.getByRole('link', { name: home.texts.myTrips }).click();
    await new TripsPage(page).cards.getByRole('link', { name: /^Pay €/ }).click();
    const funnel = new FunnelPage(page);
    await funnel.expectStep(step);
    return funnel;
  }
}

interface Payable {
  booking: GuestBooking;
  owner: OwnerClient;
}

async function payable(request: APIRequestContext, maker: TripMaker): Promise<Payable> {
  const stay = anyWeek();
  const { camper, ownerEmail } = await queryDatabase(async (database) => {
    const scenes = new Scenes(database, TODAY);
    const { camper } = await scenes.freeFrom(stay.from).any({ instant: false });
    return { camper, ownerEmail: await scenes.ownerOf(camper) };
  });
  const owner = await OwnerClient.of(request, ownerEmail);
  const booking = await maker.send(camper, stay);
  await owner.accept(booking.id);
  return { booking, owner };
}

function anyWeek(): DayRange {
  const from = addDays(FIRST_DAY, 7 * Math.floor(Math.random() * WEEKS));
  return { from, to: addDays(from, 6) };
}
