import { sql } from 'kysely';

import { createRandom } from '../../../demo/seeds/campers/random';
import { checkLedger } from '../../../src/modules/ledger/check-ledger.service';
import type { WalkFixture } from '../walk/walk-fixture';
import { COUPONS, drawOuting, queryOf, type Card, type Offered } from './draw-trip';
import { followMoney, type Amounts, type Way } from './follow-money';

/** What the proof needs, and how many bookings it follows. */
export interface MoneyInput {
  /** As many as are followed at once; each has people, calendars and a provider of its own. */
  houses: readonly WalkFixture[];
  seed: number;
  bookings: number;
  /** Changes a card, to see that a cent is noticed. */
  onCard?(card: Card): Card;
  meddle?: Way['meddle'];
}

/** How it went. */
export interface MoneyOutcome {
  bookings: number;
  /** How many amounts were compared. */
  amounts: number;
  violations: string[];
}

const ENOUGH = 20;
const MOST_OF_A_SEARCH = 25;

/** Follows the money of bookings from the card of a search to what is given back. */
export async function proveMoney(input: MoneyInput): Promise<MoneyOutcome> {
  const { houses, bookings } = input;
  const share = Math.floor(bookings / houses.length);
  const found = await Promise.all(
    houses.map((house, index) => {
      const own = index === 0 ? bookings - share * (houses.length - 1) : share;
      return followSearches({ ...input, bookings: own }, { house, first: index });
    }),
  );
  return {
    bookings: found.reduce((sum, lane) => sum + lane.bookings, 0),
    amounts: found.reduce((sum, lane) => sum + lane.amounts, 0),
    violations: found.flatMap((lane) => lane.violations),
  };
}

interface Lane {
  house: WalkFixture;
  /** Number of its first search; the next is as many further as there are houses. */
  first: number;
}

// Whatever the others do meanwhile, a house finds the same with the same seed.
async function followSearches(input: MoneyInput, { house, first }: Lane): Promise<MoneyOutcome> {
  const { houses, seed, bookings } = input;
  const outcome: MoneyOutcome = { bookings: 0, amounts: 0, violations: [] };
  await addCoupons(house);
  for (let nth = first; outcome.bookings < bookings; nth += houses.length) {
    if (outcome.violations.length >= ENOUGH) break;
    await followSearch(input, { house, nth, outcome });
  }
  const faults = await checkLedger(house.database);
  outcome.violations.push(...faults.map((fault) => `seed ${seed}: ${JSON.stringify(fault)}`));
  return outcome;
}

interface Search {
  house: WalkFixture;
  nth: number;
  outcome: MoneyOutcome;
}

async function followSearch(input: MoneyInput, { house, nth, outcome }: Search): Promise<void> {
  const { seed, bookings, onCard = (card: Card) => card, meddle } = input;
  const random = createRandom(seed, nth);
  const outing = drawOuting(random, house.clock.today());
  const page = random.whole(1, 4);
  const query = `${queryOf(outing)}&page=${page}&page_size=${MOST_OF_A_SEARCH}`;
  const guest = random.pick(house.cast.guests);
  const { body } = await house.ask(guest, `GET /3/campers/search/?${query}`);
  for (const card of body.results as Card[]) {
    if (outcome.bookings === bookings || outcome.violations.length >= ENOUGH) return;
    const camper = await offeredBy(house, card.id);
    const way = { house, random, guest, outing, camper, meddle, card: onCard(card) };
    note(outcome, `search ${nth} of seed ${seed}, camper ${card.id}`, await followed(way));
  }
}

async function followed(way: Way): Promise<Amounts[] | string> {
  try {
    return await followMoney(way);
  } catch (error) {
    return (error as Error).message;
  }
}

function note(outcome: MoneyOutcome, where: string, found: Amounts[] | string): void {
  outcome.bookings += 1;
  if (typeof found === 'string') return void outcome.violations.push(`${where}: ${found}`);
  for (const amounts of found) {
    outcome.amounts += amounts.length;
    if (new Set(amounts.map(([, cents]) => cents)).size === 1) continue;
    outcome.violations.push(`${where}: ${amounts.map(([what, cents]) => `${what} ${cents}`).join(', ')}`);
  }
}

async function addCoupons({ database }: WalkFixture): Promise<void> {
  for (const [code, amount] of Object.entries(COUPONS)) {
    await sql`insert into coupon (code, amount, currency, valid_from, valid_until, most_uses)
      values (${code}, ${amount}, 'EUR', '2027-01-01', '2030-01-01', 1000000) on conflict do nothing`.execute(
      database,
    );
  }
}

async function offeredBy({ database }: WalkFixture, camperId: number): Promise<Offered> {
  const { rows } = await sql<{ id: number; most: number }>`
    select id, most from camper_option where camper_id = ${camperId} order by position`.execute(database);
  const { km_unlimited: isUnlimited } = await database
    .selectFrom('camper')
    .select('km_unlimited')
    .where('id', '=', camperId)
    .executeTakeFirstOrThrow();
  return { options: rows, isUnlimited };
}
