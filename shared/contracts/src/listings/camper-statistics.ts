import { Type, type Static } from 'typebox';

import { DecimalSchema } from '../lists';

const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'yyyy-MM' });

/** Number of impressions and views in a month. */
export const MonthlyCountSchema = Type.Object({ month: Month, count: Type.Integer({ minimum: 0 }) });
export type MonthlyCount = Static<typeof MonthlyCountSchema>;

/** A camper's earnings in a month. */
export const MonthFiguresSchema = Type.Object({
  month: Month,
  days: Type.Integer({ description: 'days of the month' }),
  days_let: Type.Integer({ minimum: 0, description: 'of these, days of trips; today at the latest' }),
  income: DecimalSchema,
  is_running: Type.Boolean({ description: 'the month is not over' }),
});
export type MonthFigures = Static<typeof MonthFiguresSchema>;

export const YearTotalsSchema = Type.Object({
  income: DecimalSchema,
  days: Type.Integer({ description: 'days of the months that are listed' }),
  days_let: Type.Integer({ minimum: 0 }),
});
export type YearTotals = Static<typeof YearTotalsSchema>;

/** Figures of one camper and year, month by month up to the current one. */
export const CamperStatisticsSchema = Type.Object({
  year: Type.Integer(),
  years: Type.Array(Type.Integer(), { description: 'years there are figures of, the latest first' }),
  currency: Type.String(),
  months: Type.Array(MonthFiguresSchema),
  total: YearTotalsSchema,
  year_before: Type.Union([Type.Null(), YearTotalsSchema]),
  visit_stats: Type.Array(MonthlyCountSchema, { description: 'how often the listing was opened' }),
  print_stats: Type.Array(MonthlyCountSchema, { description: 'how often it was seen in a search' }),
  visits: Type.Integer({ minimum: 0 }),
  prints: Type.Integer({ minimum: 0 }),
  answers: Type.Object({
    asked: Type.Integer({ minimum: 0, description: 'requests of the last 90 days' }),
    answered: Type.Integer({ minimum: 0 }),
  }),
});
export type CamperStatistics = Static<typeof CamperStatisticsSchema>;

export const CamperStatisticsQuerySchema = Type.Object({
  year: Type.Optional(
    Type.Integer({ minimum: 2000, maximum: 2100, description: 'the current one by default' }),
  ),
});
export type CamperStatisticsQuery = Static<typeof CamperStatisticsQuerySchema>;
