import type pg from 'pg';

import type { ListingOption } from '@campavia/contracts';
import type { EquipmentCode, Recurrence } from '@campavia/domain';

import { equipmentMask } from '../campers/equip';
import { insertRows } from '../insert-rows';
import { rateOf } from './draw-sql';

interface Offer {
  code: ListingOption['code'];
  recurrence: Recurrence;
  /** In whole euros. */
  least: number;
  most: number;
  /** Share of owners who offer it, in per cent. */
  share: number;
  /** Available quantity; with `beds` one per bed. */
  pieces: number | 'beds';
  /** Offered only with, or only without, this equipment. */
  needs?: EquipmentCode;
  unless?: EquipmentCode;
  asks?: 'pets' | 'drives';
}

const OFFERS: readonly Offer[] = [
  {
    code: 'bedding',
    recurrence: 'booking',
    least: 12,
    most: 20,
    share: 70,
    pieces: 'beds',
    unless: 'bedding',
  },
  { code: 'towels', recurrence: 'booking', least: 5, most: 9, share: 40, pieces: 'beds' },
  { code: 'kitchen_kit', recurrence: 'booking', least: 15, most: 25, share: 80, pieces: 1, unless: 'dishes' },
  {
    code: 'camping_furniture',
    recurrence: 'booking',
    least: 20,
    most: 35,
    share: 80,
    pieces: 1,
    unless: 'table_and_chairs',
  },
  { code: 'barbecue', recurrence: 'booking', least: 10, most: 20, share: 30, pieces: 1, unless: 'barbecue' },
  { code: 'bikes', recurrence: 'day', least: 4, most: 9, share: 45, pieces: 4, needs: 'bike_rack' },
  { code: 'paddle_board', recurrence: 'day', least: 10, most: 18, share: 14, pieces: 2 },
  {
    code: 'child_seat',
    recurrence: 'booking',
    least: 15,
    most: 30,
    share: 45,
    pieces: 2,
    unless: 'child_seat',
    asks: 'drives',
  },
  {
    code: 'satnav',
    recurrence: 'day',
    least: 2,
    most: 4,
    share: 25,
    pieces: 1,
    unless: 'satnav',
    asks: 'drives',
  },
  {
    code: 'snow_chains',
    recurrence: 'booking',
    least: 20,
    most: 35,
    share: 25,
    pieces: 1,
    unless: 'snow_chains',
    asks: 'drives',
  },
  { code: 'station_transfer', recurrence: 'booking', least: 15, most: 40, share: 35, pieces: 1 },
  { code: 'final_cleaning', recurrence: 'booking', least: 50, most: 95, share: 75, pieces: 1 },
  { code: 'pet_cleaning', recurrence: 'booking', least: 25, most: 50, share: 80, pieces: 1, asks: 'pets' },
] as const satisfies readonly Offer[];

/** Creates the options of campers: none that duplicates equipment or cannot be used. */
export async function makeOptions(client: pg.PoolClient): Promise<void> {
  await client.query(`create temp table offer (nth smallint, code text, recurrence text, least integer, most integer,
    share integer, pieces integer, needs bigint, unless bigint, asks text) on commit drop`);
  await insertRows(client, 'offer', OFFERS.map(toRow));
  await client.query(`insert into camper_option (camper_id, position, code, recurrence, unit_price, most)
    select c.id, o.nth, o.code, o.recurrence,
      100 * round((o.least + pg_temp.draw(c.id, 'price of ' || o.code, o.most - o.least + 1)) * ${rateOf('c.currency')}),
      case when o.pieces = 0 then v.beds else o.pieces end
    from camper c join vehicle v on v.id = c.vehicle_id cross join offer o
    where pg_temp.draw(c.id, o.code, 100) < o.share
      and (o.needs = 0 or c.equipment & o.needs > 0) and c.equipment & o.unless = 0
      and (o.asks is distinct from 'pets' or c.pets_allowed is distinct from false)
      and (o.asks is distinct from 'drives' or v.fuel <> 'none' and v.seatbelts > 2)
    order by c.id, o.nth`);
}

function toRow({ needs, unless, pieces, asks = undefined, ...offer }: Offer, nth: number) {
  return {
    nth,
    ...offer,
    asks: asks ?? null,
    pieces: pieces === 'beds' ? 0 : pieces,
    needs: maskOf(needs),
    unless: maskOf(unless),
  };
}

function maskOf(code: EquipmentCode | undefined): number {
  return equipmentMask(new Set(code === undefined ? [] : [code]));
}
