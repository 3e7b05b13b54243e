import { sql } from 'kysely';

import { createRandom } from '../../../demo/seeds/campers/random';
import { checkLedger } from '../../../src/modules/ledger/check-ledger.service';
import type { WalkFixture } from '../walk/walk-fixture';
import { COUPONS, drawStay, queryOf, type Card, type OfferedExtras } from './draw-trip';
import { followMoney, type Amounts, type Scenario } from './follow-money';

/** Input of the proof. */
export interface MoneyInput {
  /** Each follows bookings concurrently and has its own users, calendars and provider. */
  fixtures: readonly WalkFixture[];
  seed: number;
  bookings: number;
  /** Changes a search result, to test that a difference of one cent is noticed. */
  onCard?(card: Card): Card;
  injectFault?: Scenario['injectFault'];
}

/** Result of the proof. */
export interface MoneyOutcome {
  bookings: number;
  /** Number of amounts compared. */
  amounts: number;
  violations: string[];
}

const MAX_VIOLATIONS = 20;
const MAX_OF_A_SEARCH = 25;

/** Follows the money of bookings from the search result to the refund. */
export async function proveMoney(input: MoneyInput): Promise<MoneyOutcome> {
  const { fixtures, bookings } = input;
  const share = Math.floor(bookings / fixtures.length);
  const found = await Promise.all(
    fixtures.map((fixture, index) => {
      const own = index === 0 ? bookings - share * (fixtures.length - 1) : share;
      return followSearches({ ...input, bookings: own }, { fixture, first: index });
    }),
  );
  return {
    bookings: found.reduce((sum, worker) => sum + worker.bookings, 0),
    amounts: found.reduce((sum, worker) => sum + worker.amounts, 0),
    violations: found.flatMap((worker) => worker.violations),
  };
}

interface Worker {
  fixture: WalkFixture;
  /** Index of its first search; the next ones are `fixtures.length` apart. */
  first: number;
}

// Each fixture draws its own searches, so that a seed gives the same result regardless of concurrency.
async function followSearches(input: MoneyInput, { fixture, first }: Worker): Promise<MoneyOutcome> {
  const { fixtures, seed, bookings } = input;
  const outcome: MoneyOutcome = { bookings: 0, amounts: 0, violations: [] };
  await addCoupons(fixture);
  for (let nth = first; outcome.bookings < bookings; nth += fixtures.length) {
    if (outcome.violations.length >= MAX_VIOLATIONS) break;
    await followSearch(input, { fixture, nth, outcome });
  }
  const faults = await checkLedger(fixture.database);
  outcome.violations.push(...faults.map((fault) => `seed ${seed}: ${JSON.stringify(fault)}`));
  return outcome;
}

interface Search {
  fixture: WalkFixture;
  nth: number;
  outcome: MoneyOutcome;
}

async function followSearch(input: MoneyInput, { fixture, nth, outcome }: Search): Promise<void> {
  const { seed, bookings, onCard = (card: Card) => card, injectFault } = input;
  const random = createRandom(seed, nth);
  const stay = drawStay(random, fixture.clock.today());
  const page = random.whole(1, 4);
  const query = `${queryOf(stay)}&page=${page}&page_size=${MAX_OF_A_SEARCH}`;
  const guest = random.pick(fixture.participants.guests);
  const { body } = await fixture.ask(guest, `GET /3/campers/search/?${query}`);
  for (const card of body.results as Card[]) {
    if (outcome.bookings === bookings || outcome.violations.length >= MAX_VIOLATIONS) return;
    const camper = await offeredBy(fixture, card.id);
    const scenario = { fixture, random, guest, stay, camper, injectFault, card: onCard(card) };
    note(outcome, `search ${nth} of seed ${seed}, camper ${card.id}`, await followed(scenario));
  }
}

async function followed(scenario: Scenario): Promise<Amounts[] | string> {
  try {
    return await followMoney(scenario);
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

async function offeredBy({ database }: WalkFixture, camperId: number): Promise<OfferedExtras> {
  const { rows } = await sql<{ id: number; most: number }>`
    select id, most from camper_option where camper_id = ${camperId} order by position`.execute(database);
  const { km_unlimited: isUnlimited } = await database
    .selectFrom('camper')
    .select('km_unlimited')
    .where('id', '=', camperId)
    .executeTakeFirstOrThrow();
  return { options: rows, isUnlimited };
}
