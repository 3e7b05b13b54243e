import type pg from 'pg';

const CAMPERS = 50;
const BOOKINGS = 5_000;
const DAY_MS = 86_400_000;

/** Days as a booking takes them, counted from 1970, both ends included. */
interface Days {
  from: number;
  to: number;
}

interface LooseBooking {
  id: number;
  from: Date;
  to: Date;
  takes_days: boolean;
}

/** The ids of a large owner's campers and bookings. */
export interface LargeOwner {
  campers: number[];
  bookings: number[];
}

/**
 * Gives an owner 50 campers and 5,000 bookings of the demo: those of the campers, and as many others as are missing,
 * each on a camper that is free on its days.
 */
export async function makeLargeOwner(pool: pg.Pool, email: string): Promise<LargeOwner> {
  const { rows } = await pool.query<{ id: number }>(`select id from app_user where email = $1`, [email]);
  const ownerId = rows[0]?.id;
  if (ownerId === undefined) throw new Error(`there is no user with the address ${email}`);
  const campers = await takeCampers(pool, ownerId);
  const taken = await takenDays(pool, campers);
  const missing = BOOKINGS - (await ownBookings(pool, ownerId)).length;
  const moved = place(await looseBookings(pool, ownerId), taken, missing);
  const [ids, places] = [moved.map(({ id }) => id), moved.map(({ camperId }) => camperId)];
  await pool.query(
    `update booking b set owner_id = $1, camper_id = moved.camper_id
      from unnest($2::int[], $3::int[]) moved (id, camper_id) where b.id = moved.id`,
    [ownerId, ids, places],
  );
  await pool.query(
    `update calendar_block k set camper_id = moved.camper_id
      from unnest($1::int[], $2::int[]) moved (id, camper_id) where k.booking_id = moved.id`,
    [ids, places],
  );
  await pool.query('vacuum (analyze) booking, calendar_block, camper');
  return { campers, bookings: await ownBookings(pool, ownerId) };
}

async function ownBookings(pool: pg.Pool, ownerId: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from booking where owner_id = $1 and state <> 'CREATED' and state <> 'ABANDONED' order by id`,
    [ownerId],
  );
  return rows.map(({ id }) => id);
}

async function takeCampers(pool: pg.Pool, ownerId: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from camper where currency = 'EUR' and (owner_id = $1 or status = 'bookable' and not exists (
        select 1 from booking where camper_id = camper.id and guest_id = $1))
      order by owner_id = $1 desc, id limit ${CAMPERS}`,
    [ownerId],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(`update camper set owner_id = $1 where id = any($2)`, [ownerId, ids]);
  await pool.query(`update booking set owner_id = $1 where camper_id = any($2)`, [ownerId, ids]);
  return ids;
}

async function takenDays(pool: pg.Pool, campers: number[]): Promise<Map<number, Days[]>> {
  const { rows } = await pool.query<{ camper_id: number; from: Date; to: Date }>(
    `select camper_id, lower(during)::timestamptz as from, (upper(during) - 1)::timestamptz as to
      from calendar_block where camper_id = any($1)`,
    [campers],
  );
  const taken = new Map<number, Days[]>(campers.map((id) => [id, []]));
  for (const { camper_id, from, to } of rows)
    taken.get(camper_id)?.push({ from: dayOf(from), to: dayOf(to) });
  return taken;
}

/** Bookings of others, those that wait for something first. */
async function looseBookings(pool: pg.Pool, ownerId: number): Promise<LooseBooking[]> {
  const { rows } = await pool.query<LooseBooking>(
    `select b.id, b.date_from::timestamptz as from, b.date_to::timestamptz as to, k.id is not null as takes_days
      from booking b left join calendar_block k on k.booking_id = b.id
      where b.owner_id <> $1 and b.guest_id <> $1 and b.state <> 'CREATED' and b.state <> 'ABANDONED'
      order by b.state in ('VALIDATED', 'ACCEPTED', 'TO_COME_NOT_PAID') desc, md5(b.id::text)`,
    [ownerId],
  );
  return rows;
}

/** Each booking with the camper that is to have it, until the owner has enough. */
function place(bookings: readonly LooseBooking[], taken: ReadonlyMap<number, Days[]>, missing: number) {
  const moved: { id: number; camperId: number }[] = [];
  const campers = [...taken.keys()];
  for (const { id, from, to, takes_days } of bookings) {
    if (moved.length >= missing) break;
    const days = { from: dayOf(from), to: dayOf(to) };
    const turn = moved.length % campers.length;
    const inTurn = [...campers.slice(turn), ...campers.slice(0, turn)];
    const camperId = inTurn.find((each) => !takes_days || isFree(days, taken.get(each) ?? []));
    if (camperId === undefined) continue;
    if (takes_days) taken.get(camperId)?.push(days);
    moved.push({ id, camperId });
  }
  return moved;
}

function isFree(days: Days, taken: readonly Days[]): boolean {
  return !taken.some((each) => each.from <= days.to && days.from <= each.to);
}

const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);
