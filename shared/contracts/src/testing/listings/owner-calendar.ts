import type { CalendarFeed, CalendarPeriod, IcalFeed } from '../../listings/owner-calendar';

export function aCalendarPeriod(over: Partial<CalendarPeriod> = {}): CalendarPeriod {
  return {
    id: 71,
    date_from: '2027-06-14',
    date_to: '2027-06-17',
    reason: 'PERSONAL_USE',
    comment: '',
    is_read_only: false,
    ...over,
  };
}

/** A summer with a trip, a request, days of the owner's own and prices of several colours. */
export function aCalendarFeed(over: Partial<CalendarFeed> = {}): CalendarFeed {
  const season = { id: null, colour: 'default' } as const;
  return {
    date_from: '2027-06-01',
    date_to: '2027-08-31',
    price_currency: 'EUR',
    bookings: [
      {
        id: 7001,
        state: 'TO_COME',
        guest: { first_name: 'Jonas' },
        date_from: '2027-06-02',
        date_to: '2027-06-06',
      },
      {
        id: 7002,
        state: 'VALIDATED',
        guest: { first_name: 'Maeve' },
        date_from: '2027-06-28',
        date_to: '2027-07-08',
      },
    ],
    periods: [aCalendarPeriod()],
    imported: [],
    feeds: [],
    export_url: null,
    prices: [
      { ...season, date_from: '2027-06-01', date_to: '2027-06-06', season: 'mid', price: '60.00' },
      {
        id: 1,
        date_from: '2027-06-07',
        date_to: '2027-06-13',
        season: 'mid',
        price: '70.00',
        colour: 'green',
      },
      { ...season, date_from: '2027-06-14', date_to: '2027-06-17', season: 'mid', price: '60.00' },
      {
        id: 2,
        date_from: '2027-06-18',
        date_to: '2027-06-18',
        season: 'mid',
        price: '80.00',
        colour: 'yellow',
      },
      {
        id: 3,
        date_from: '2027-06-19',
        date_to: '2027-06-20',
        season: 'mid',
        price: '95.00',
        colour: 'blue',
      },
      {
        id: 4,
        date_from: '2027-06-21',
        date_to: '2027-06-25',
        season: 'mid',
        price: '90.00',
        colour: 'orange',
      },
      {
        id: 5,
        date_from: '2027-06-26',
        date_to: '2027-06-27',
        season: 'mid',
        price: '110.00',
        colour: 'purple',
      },
      {
        id: 6,
        date_from: '2027-06-28',
        date_to: '2027-06-30',
        season: 'mid',
        price: '80.00',
        colour: 'yellow',
      },
      {
        id: 7,
        date_from: '2027-07-01',
        date_to: '2027-07-08',
        season: 'high',
        price: '120.00',
        colour: 'pink',
      },
      { ...season, date_from: '2027-07-09', date_to: '2027-08-31', season: 'high', price: '100.00' },
    ],
    closed_weekdays: [7],
    closed_dates: [],
    ...over,
  };
}

export function anIcalFeed(over: Partial<IcalFeed> = {}): IcalFeed {
  return {
    id: 3,
    name: 'Airbnb',
    url: 'https://www.airbnb.com/calendar/ical/1.ics',
    read_at: '2027-03-10T09:26:00.000Z',
    succeeded_at: '2027-03-10T09:26:00.000Z',
    error: null,
    events: 1,
    first_events: [{ feed_id: 3, title: 'Reserved', date_from: '2027-07-20', date_to: '2027-07-24' }],
    ...over,
  };
}
