import type pg from 'pg';

import type { Sleeping } from '@campavia/contracts';

import { insertRows } from '../insert-rows';

type Bed = Omit<Sleeping, 'id'>;

const ISLAND: Bed = { kind: 'island', place: 'rear', sleeps: 2, width_cm: 150, length_cm: 195 };
const ACROSS: Bed = { kind: 'double', place: 'rear', sleeps: 2, width_cm: 140, length_cm: 190 };
const SINGLES: Bed = { kind: 'singles', place: 'rear', sleeps: 2, width_cm: 80, length_cm: 200 };
const BENCH: Bed = { kind: 'bench', place: 'rear', sleeps: 2, width_cm: 114, length_cm: 198 };
const POP_TOP: Bed = { kind: 'pop_top', place: 'roof', sleeps: 2, width_cm: 122, length_cm: 200 };
const DROP_DOWN: Bed = { kind: 'drop_down', place: 'front', sleeps: 2, width_cm: 140, length_cm: 190 };
const ALCOVE: Bed = { kind: 'alcove', place: 'cab', sleeps: 2, width_cm: 150, length_cm: 205 };
const DINETTE: Bed = { kind: 'dinette', place: 'middle', sleeps: 2, width_cm: 110, length_cm: 185 };
const BUNKS: Bed = { kind: 'bunk', place: 'rear', sleeps: 2, width_cm: 75, length_cm: 195 };
const MORE_BUNKS: Bed = { ...BUNKS, place: 'middle' };

/** Beds of a vehicle type by priority; a smaller vehicle has only the first ones. */
const PLANS: Record<number, readonly [Bed, ...Bed[]][]> = {
  1: [
    [ISLAND, DROP_DOWN, DINETTE, MORE_BUNKS, BUNKS],
    [SINGLES, DROP_DOWN, DINETTE, MORE_BUNKS, BUNKS],
  ],
  2: [
    [ALCOVE, BUNKS, DINETTE, MORE_BUNKS, DROP_DOWN],
    [ALCOVE, ACROSS, DINETTE, MORE_BUNKS, DROP_DOWN],
  ],
  3: [
    [ISLAND, DROP_DOWN, DINETTE, MORE_BUNKS, BUNKS],
    [SINGLES, DROP_DOWN, DINETTE, MORE_BUNKS, BUNKS],
  ],
  4: [
    [ACROSS, POP_TOP, DINETTE, MORE_BUNKS, BUNKS],
    [SINGLES, POP_TOP, DINETTE, MORE_BUNKS, BUNKS],
  ],
  5: [
    [BENCH, POP_TOP, DINETTE, MORE_BUNKS, BUNKS],
    [BENCH, POP_TOP, DINETTE, MORE_BUNKS, BUNKS],
  ],
  6: [
    [ACROSS, { ...BUNKS, place: 'front' }, DINETTE, MORE_BUNKS, DROP_DOWN],
    [ISLAND, DINETTE, { ...BUNKS, place: 'front' }, MORE_BUNKS, DROP_DOWN],
  ],
  7: [
    [ACROSS, DINETTE, POP_TOP, MORE_BUNKS, BUNKS],
    [ISLAND, DINETTE, ALCOVE, MORE_BUNKS, BUNKS],
  ],
};

/** Creates the beds of every vehicle, for as many people as it sleeps. The last bed may be a double bed for one. */
export async function makeSleepings(client: pg.PoolClient): Promise<void> {
  await client.query(`create temp table bed_plan (type smallint, variant smallint, nth smallint, before smallint,
    kind text, place text, sleeps smallint, width_cm smallint, length_cm smallint) on commit drop`);
  const rows = Object.entries(PLANS).flatMap(([type, variants]) =>
    variants.flatMap((beds, variant) =>
      beds.map((bed, nth) => toRow({ type: Number(type), variant, nth, bed })),
    ),
  );
  await insertRows(client, 'bed_plan', rows);
  await client.query(`insert into sleeping (vehicle_id, position, kind, place, sleeps, width_cm, length_cm)
    select v.id, b.nth, b.kind, b.place, least(b.sleeps, v.beds - b.before), b.width_cm, b.length_cm
    from vehicle v join bed_plan b on b.type = v.type and b.variant = pg_temp.draw(v.id, 'beds', 2)
    where b.before < v.beds order by v.id, b.nth`);
}

function toRow({ type, variant, nth, bed }: { type: number; variant: number; nth: number; bed: Bed }) {
  return { type, variant, nth, before: 2 * nth, ...bed };
}
