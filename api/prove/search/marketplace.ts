import { sql } from 'kysely';

import type { CurrencyCode, PlainDate, RateOverride, SeasonRates } from '@campavia/domain';

import type { Database } from '../../src/database/connect';
import { roundDegrees, type Point } from '../../src/core/geo';

/** A camper read from the source tables, not from the read model of search. */
export interface PlainCamper extends Point {
  id: number;
  country: string;
  type: number;
  seatbelts: number;
  beds: number;
  currency: CurrencyCode;
  rates: SeasonRates;
  overrides: RateOverride[];
  weeklyPercent: number;
  earlyPercent: number;
  minDays: number;
  closedWeekdays: number[];
  closedDates: string[];
  minFuture: number;
  maxFuture: number;
  busy: { from: PlainDate; to: PlainDate }[];
  ratings: number[];
  isInstant: boolean;
  isAmbassador: boolean;
  answerRate: number | null;
  isProfessional: boolean;
  heightCm: number;
  licence: string;
  isAutomatic: boolean;
  takesPets: boolean | null;
  allowsSmoking: boolean | null;
  goesAbroad: boolean | null;
  isKmUnlimited: boolean;
  isForDisabled: boolean;
  isPartner: boolean;
  equipment: number;
}

interface Row extends Omit<PlainCamper, 'rates' | 'closedWeekdays'> {
  low: number;
  mid: number;
  high: number;
  closedMask: number;
}

/** Reads all bookable campers. */
export async function readCampers(database: Database): Promise<PlainCamper[]> {
  const { rows } = await sql<Row>`
    select c.id, p.country, c.latitude, c.longitude, v.type, v.seatbelts, v.beds, c.currency,
      c.weekly_percent as "weeklyPercent", c.early_percent as "earlyPercent", c.min_days as "minDays",
      c.closed_weekdays as "closedMask", array(select to_char(d, 'YYYY-MM-DD') from unnest(c.closed_dates) d) as "closedDates",
      c.min_future as "minFuture", c.max_future as "maxFuture", c.instant_booking as "isInstant",
      c.is_ambassador as "isAmbassador", u.answer_rate_as_owner as "answerRate",
      u.professional_type is not null as "isProfessional", v.height_cm as "heightCm", v.licence_type as licence,
      v.automatic_gear as "isAutomatic", c.pets_allowed as "takesPets", c.smoking_allowed as "allowsSmoking",
      c.abroad_allowed as "goesAbroad", c.km_unlimited as "isKmUnlimited", c.disabled_access as "isForDisabled",
      c.marketing_partnership as "isPartner", c.equipment,
      (select per_day from season_rate r where r.camper_id = c.id and season = 1) as low,
      (select per_day from season_rate r where r.camper_id = c.id and season = 2) as mid,
      (select per_day from season_rate r where r.camper_id = c.id and season = 3) as high,
      array(select rating from review r where r.camper_id = c.id) as ratings,
      coalesce((select json_agg(json_build_object('from', lower(during), 'to', upper(during) - 1))
        from calendar_block b where b.camper_id = c.id), '[]') as busy,
      coalesce((select json_agg(json_build_object('from', lower(during), 'to', upper(during) - 1, 'perDay', per_day))
        from price_period o where o.camper_id = c.id), '[]') as overrides
    from camper c
    join vehicle v on v.id = c.vehicle_id
    join app_user u on u.id = c.owner_id
    join place p on p.id = c.place_id
    where c.status = 'bookable'`.execute(database);
  return rows.map(toCamper);
}

function toCamper({ low, mid, high, closedMask, ...row }: Row): PlainCamper {
  return {
    ...row,
    latitude: roundDegrees(row.latitude),
    longitude: roundDegrees(row.longitude),
    rates: { low, mid, high },
    closedWeekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => Math.floor(closedMask / 2 ** (day - 1)) % 2 === 1),
  };
}
