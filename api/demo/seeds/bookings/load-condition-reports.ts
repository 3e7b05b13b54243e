import { createHash } from 'node:crypto';

import type pg from 'pg';
import sharp from 'sharp';

import type { PlainDate } from '@campavia/domain';

import { drawScene } from '../../pictures';
import { loadOnce } from '../load-once';

const PHOTO_WIDTH = 1280;
/** A photo takes a quarter of a second, so only this many reports have one. */
const MOST_PHOTOS = 12;

interface Loaded {
  pool: pg.Pool;
  today: PlainDate;
  /** Stores the file of a photo. */
  store: (name: string, content: Buffer) => Promise<void>;
}

interface Report {
  id: number;
  booking_id: number;
  scene: string;
}

/**
 * Creates, once, pick-up and return reports of the last trips of demo users, confirmed by both sides, with a photo of
 * the camper and the settlement of kilometres. Returns their number.
 */
export function loadConditionReports({ pool, today, store }: Loaded): Promise<number | undefined> {
  return loadOnce(pool, 'condition reports', `first, seen from ${today}`, async (client) => {
    const { rows } = await client.query<Report>(REPORTS, [today]);
    await client.query(SETTLEMENTS);
    for (const report of rows.slice(0, MOST_PHOTOS)) await addPhoto(client, store, report);
    return rows.length;
  });
}

async function addPhoto(client: pg.PoolClient, store: Loaded['store'], { id, booking_id, scene }: Report) {
  const content = await sharp(Buffer.from(drawScene(scene)))
    .resize({ width: PHOTO_WIDTH })
    .webp({ quality: 78, effort: 2 })
    .toBuffer();
  const file = `photo-${booking_id}-${createHash('sha256').update(content).digest('hex')}`;
  await store(file, content);
  await client.query(
    `insert into condition_photo (report_id, file, bytes, name, added_by, added_at)
      select id, $2, $3, 'camper.webp', 'guest', updated_at from condition_report where id = $1`,
    [id, file, content.length],
  );
}

const TRIPS = `select b.*, (select scene from picture where camper_id = b.camper_id order by position limit 1) as scene,
    b.date_to - b.date_from + 1 as days
  from booking b join app_user guest on guest.id = b.guest_id join app_user owner on owner.id = b.owner_id
  where b.state = 'TO_COME' and b.confirmed_at is not null and b.date_from < $1::date and b.date_from >= $1::date - 60
    and (guest.password_hash is not null or owner.password_hash is not null)`;

// Trips are about 90 km per day, below every kilometre package.
const REPORTS = `with trip as (${TRIPS}),
    written as (
      select id as booking_id, 'pick_up' as moment, 41000 + id % 60000 as odometer_km, starts_at as at from trip
      union all
      select id, 'return', 41000 + id % 60000 + 90 * days, ends_at - interval '30 minutes' from trip
      where date_to < $1::date),
    stored as (
      insert into condition_report (booking_id, moment, odometer_km, fuel_eighths, updated_by, updated_at,
        guest_confirmed_at, owner_confirmed_at, checked)
      select booking_id, moment, odometer_km, 8, 'guest', at, at + interval '4 minutes', at + interval '6 minutes', '{}'
      from written order by at, booking_id
      returning id, booking_id)
  select stored.id, stored.booking_id, trip.scene from stored join trip on trip.id = stored.booking_id
  where trip.scene is not null order by stored.id desc`;

const SETTLEMENTS = `insert into kilometre_settlement (booking_id, days, km_package, driven_km, included_km, beyond_km,
    price_per_km, currency, total, charge, settled_at)
  select b.id, b.date_to - b.date_from + 1, b.km_package, after.odometer_km - before.odometer_km,
    case when b.km_package > 0 then b.km_package * (b.date_to - b.date_from + 1) end, 0, coalesce(b.extra_km, 0),
    b.currency_owner, 0, 0, after.owner_confirmed_at
  from booking b join condition_report before on before.booking_id = b.id and before.moment = 'pick_up'
    join condition_report after on after.booking_id = b.id and after.moment = 'return'
  order by b.id`;
