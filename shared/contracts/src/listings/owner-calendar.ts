import { Type, type Static } from 'typebox';

import { CURRENCIES, SEASONS } from '@campavia/domain';

import { DecimalSchema, PageOf, PlainDateSchema } from '../lists';
import { PRICE_COLOURS, UNAVAILABILITY_REASONS } from './option-codes';

/** Reasons that only the sister platform gives; its periods cannot be changed here. */
export const SISTER_PLATFORM_REASONS = ['GOBOONY_BOOKING', 'GOBOONY_OWNER'] as const;

const ReasonSchema = Type.Enum(UNAVAILABILITY_REASONS);
const CommentSchema = Type.String({ maxLength: 500, description: 'for the owner only' });
const DayTextSchema = Type.String({ maxLength: 10, description: 'yyyy-MM-dd' });
const PriceTextSchema = Type.String({
  maxLength: 12,
  description: 'the owner’s share per day, as 90 or 90.50',
});
const ColourSchema = Type.Enum(PRICE_COLOURS);
const days = { date_from: PlainDateSchema, date_to: PlainDateSchema };

/** Days on which a camper is not for rent, both ends included. */
export const CalendarPeriodSchema = Type.Object(
  {
    id: Type.Integer(),
    ...days,
    reason: Type.Enum([...UNAVAILABILITY_REASONS, ...SISTER_PLATFORM_REASONS]),
    comment: Type.String(),
    is_read_only: Type.Boolean({ description: 'true for those of the sister platform' }),
  },
  {
    examples: [
      {
        id: 71,
        date_from: '2027-06-14',
        date_to: '2027-06-17',
        reason: 'PERSONAL_USE',
        comment: '',
        is_read_only: false,
      },
    ],
  },
);
export type CalendarPeriod = Static<typeof CalendarPeriodSchema>;
export const CalendarPeriodsSchema = PageOf(CalendarPeriodSchema);
export type CalendarPeriods = Static<typeof CalendarPeriodsSchema>;

export const CreateCalendarPeriodSchema = Type.Object(
  {
    dates_0: DayTextSchema,
    dates_1: DayTextSchema,
    reason: ReasonSchema,
    comment: Type.Optional(CommentSchema),
  },
  { examples: [{ dates_0: '2027-06-14', dates_1: '2027-06-17', reason: 'PERSONAL_USE' }] },
);
export type CreateCalendarPeriod = Static<typeof CreateCalendarPeriodSchema>;

export const UpdateCalendarPeriodSchema = Type.Partial(CreateCalendarPeriodSchema, {
  examples: [{ dates_1: '2027-06-18' }],
});
export type UpdateCalendarPeriod = Static<typeof UpdateCalendarPeriodSchema>;

/** Days for which the owner has set a price. */
export const CalendarPriceSchema = Type.Object(
  {
    id: Type.Integer(),
    ...days,
    price: DecimalSchema,
    price_currency: Type.Enum(CURRENCIES),
    colour: ColourSchema,
  },
  {
    examples: [
      {
        id: 12,
        date_from: '2027-06-21',
        date_to: '2027-06-25',
        price: '90.00',
        price_currency: 'EUR',
        colour: 'orange',
      },
    ],
  },
);
export type CalendarPrice = Static<typeof CalendarPriceSchema>;
export const CalendarPricesSchema = PageOf(CalendarPriceSchema);
export type CalendarPrices = Static<typeof CalendarPricesSchema>;

export const CreateCalendarPriceSchema = Type.Object(
  { date_from: DayTextSchema, date_to: DayTextSchema, price: PriceTextSchema, colour: ColourSchema },
  { examples: [{ date_from: '2027-06-21', date_to: '2027-06-25', price: '90.00', colour: 'orange' }] },
);
export type CreateCalendarPrice = Static<typeof CreateCalendarPriceSchema>;

export const UpdateCalendarPriceSchema = Type.Partial(CreateCalendarPriceSchema, {
  examples: [{ price: '95.00' }],
});
export type UpdateCalendarPrice = Static<typeof UpdateCalendarPriceSchema>;

/** Days whose own prices are removed, so that the prices of their seasons apply. */
export const CalendarDaysQuerySchema = Type.Object({ date_from: DayTextSchema, date_to: DayTextSchema });
export type CalendarDaysQuery = Static<typeof CalendarDaysQuerySchema>;

export const CopyWeekSchema = Type.Object(
  {
    week: Type.String({ maxLength: 10, description: 'first of the seven days that are copied' }),
    date_from: DayTextSchema,
    date_to: DayTextSchema,
  },
  { examples: [{ week: '2027-06-07', date_from: '2027-06-14', date_to: '2027-06-27' }] },
);
export type CopyWeek = Static<typeof CopyWeekSchema>;

export const CALENDAR_BOOKING_STATES = ['VALIDATED', 'ACCEPTED', 'TO_COME_NOT_PAID', 'TO_COME'] as const;

/** A booking in its owner's calendar: asked for (`VALIDATED`), accepted or confirmed. */
export const CalendarBookingSchema = Type.Object({
  id: Type.Integer(),
  state: Type.Enum(CALENDAR_BOOKING_STATES),
  guest: Type.Object({ first_name: Type.String() }),
  ...days,
});
export type CalendarBooking = Static<typeof CalendarBookingSchema>;

/** Days with one price: the owner's own price with its id, or that of a season. */
export const CalendarDayPricesSchema = Type.Object({
  id: Type.Union([Type.Integer(), Type.Null()], { description: 'null for the price of the season' }),
  ...days,
  season: Type.Enum(SEASONS),
  price: DecimalSchema,
  colour: ColourSchema,
});
export type CalendarDayPrices = Static<typeof CalendarDayPricesSchema>;

/** Days that are taken in an imported calendar. */
export const ImportedDaysSchema = Type.Object({
  feed_id: Type.Union([Type.Integer(), Type.Null()]),
  title: Type.String({ description: 'as the calendar has it' }),
  ...days,
});
export type ImportedDays = Static<typeof ImportedDaysSchema>;

/** An external calendar that a camper imports. */
export const IcalFeedSchema = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    url: Type.String(),
    read_at: Type.Union([Type.String(), Type.Null()], { description: 'last try' }),
    succeeded_at: Type.Union([Type.String(), Type.Null()], { description: 'when it was last read' }),
    error: Type.Union([Type.String(), Type.Null()], {
      description: 'why the last try failed, for the reader; days read before stay',
    }),
    events: Type.Integer({ description: 'how many it has' }),
    first_events: Type.Array(ImportedDaysSchema, { maxItems: 5 }),
  },
  {
    examples: [
      {
        id: 3,
        name: 'Airbnb',
        url: 'https://www.airbnb.com/calendar/ical/1.ics',
        read_at: '2027-03-15T08:00:00.000Z',
        succeeded_at: '2027-03-15T08:00:00.000Z',
        error: null,
        events: 1,
        first_events: [{ feed_id: 3, title: 'Reserved', date_from: '2027-05-04', date_to: '2027-05-08' }],
      },
    ],
  },
);
export type IcalFeed = Static<typeof IcalFeedSchema>;

export const CreateIcalFeedSchema = Type.Object(
  { name: Type.String({ maxLength: 60 }), url: Type.String({ maxLength: 2000 }) },
  { examples: [{ name: 'Airbnb', url: 'https://www.airbnb.com/calendar/ical/1.ics' }] },
);
export type CreateIcalFeed = Static<typeof CreateIcalFeedSchema>;

export const DeleteIcalFeedQuerySchema = Type.Object({
  feed_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'all without it' })),
});

/** The link of the calendar feed for other sites. */
export const IcalExportSchema = Type.Object({ export_url: Type.String() });
export type IcalExport = Static<typeof IcalExportSchema>;

/** All data of a camper's calendar page. */
export const CalendarFeedSchema = Type.Object({
  ...days,
  price_currency: Type.Enum(CURRENCIES),
  bookings: Type.Array(CalendarBookingSchema),
  periods: Type.Array(CalendarPeriodSchema),
  imported: Type.Array(ImportedDaysSchema, { description: 'days taken in calendars of elsewhere' }),
  feeds: Type.Array(IcalFeedSchema),
  export_url: Type.Union([Type.String(), Type.Null()], { description: 'null until a link was made' }),
  prices: Type.Array(CalendarDayPricesSchema, { description: 'in order; every day is in exactly one' }),
  closed_weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    description: 'without hand-over; Monday 1 to Sunday 7',
  }),
  closed_dates: Type.Array(PlainDateSchema, { description: 'without hand-over' }),
});
export type CalendarFeed = Static<typeof CalendarFeedSchema>;
