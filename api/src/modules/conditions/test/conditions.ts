import sharp from 'sharp';

import { createTestServices } from '../../../../test/services';
import { settingsFor, type Application } from '../../../../test/application';
import { aPaymentsFixture, paymentsAt } from '../../../../test/paid-trips';
import { TEST_NOW_MS } from '../../../../test/scratch-databases';
import { createClock } from '../../../core/clock';
import type { Api } from '../../../core/app-context';
import { createConditions, type ConditionParty } from '../conditions.service';
import type { BookingRow } from '../../bookings/booking-process.service';

const BOUNDARY = 'campavia-test-boundary';

/** A photo with a place in its metadata. */
export function aPhoto(color = '#246'): Promise<Buffer> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: color } });
  return picture
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '48/1 51/1 24/1' } })
    .toBuffer();
}

interface PhotoForm {
  token: string;
  content: Buffer;
  field?: string;
}

/** Sends a photo as a form does. */
export async function sendPhoto(app: Api, url: string, { token, content, field = 'photo' }: PhotoForm) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="front.jpg"\r\n`;
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url,
    headers: {
      'x-api-key': 'campavia-web',
      'accept-language': 'en-IE',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      authorization: `Bearer ${token}`,
    },
    payload: Buffer.concat([
      Buffer.from(`${head}content-type: image/jpeg\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });
  return { status: statusCode, body: JSON.parse(body) };
}

/** Trips with reports, and a provider of the test's own that takes deposits. */
export async function aConditionsFixture(api: Application) {
  const fixture = await aPaymentsFixture(api);
  await api.database
    .updateTable('camper')
    .set({ deposit: 80_000, deposit_mean: ['card'], currency: 'EUR' })
    .where('id', '=', fixture.participants.camperId)
    .execute();
  await api.database
    .updateTable('rental_terms')
    .set({ extra_km: 20 })
    .where('camper_id', '=', fixture.participants.camperId)
    .execute();

  /** Conditions some time after the start. */
  function at(afterMs = 0) {
    const context = {
      database: api.database,
      clock: createClock(TEST_NOW_MS + afterMs),
      settings: settingsFor(api.databaseUrl, api.home),
    };
    const { bookings, uploads, providers } = createTestServices(context);
    const payments = paymentsAt(api, fixture.provider, afterMs);
    const { database, clock } = context;
    const conditions = createConditions({
      database,
      clock,
      uploads,
      process: bookings.process,
      emails: bookings.emails,
      charges: payments.charges,
      storage: providers.documents.storage,
      rateLimits: { limiter: () => ({ take: free, check: free, add: free }) },
    });
    return { conditions, payments };
  }

  const partyOf = ({ id, guest_id, owner_id }: BookingRow, side: ConditionParty['side']): ConditionParty => ({
    side,
    userId: side === 'guest' ? guest_id : owner_id,
    id: String(id),
  });

  /** Writes a report and has both sides confirm it. */
  async function report(trip: BookingRow, moment: 'pick_up' | 'return', odometer_km: number, afterMs = 0) {
    const { conditions } = at(afterMs);
    const [guest, owner] = [partyOf(trip, 'guest'), partyOf(trip, 'owner')];
    const photo = { name: 'front.jpg', content: await aPhoto() };
    await conditions.photos.addToReport(guest, moment, photo);
    await conditions.reports.update(guest, moment, { version: 1, odometer_km, fuel_eighths: 8 });
    await conditions.reports.confirmOwn(guest, moment, 2);
    await conditions.reports.confirmOwn(owner, moment, 2);
  }

  /** Sets the deposit of a trip aside. */
  async function setAside({ id }: BookingRow, amount = 80_000) {
    await api.database
      .insertInto('payment')
      .values({
        booking_id: id,
        type: 'card',
        reason: 'depos',
        state: 'done',
        amount,
        currency: 'EUR',
        provider_id: 'deposit-1',
        card_alias: 'card-1',
        made_at: new Date(TEST_NOW_MS),
        done_at: new Date(TEST_NOW_MS),
      })
      .execute();
  }

  return { ...fixture, at, partyOf, report, setAside };
}

export type ConditionsFixture = Awaited<ReturnType<typeof aConditionsFixture>>;

const free = () => Promise.resolve();
