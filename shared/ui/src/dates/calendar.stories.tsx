import { useState } from 'react';

import type { WidgetStories } from '@campavia/testing/stories';

import { Button } from '../core';
import { Calendar, type CalendarProps } from './calendar';
import type { DateRange } from './range-rules';

const TODAY = '2027-03-10';
const TRIP = { from: '2027-03-18', to: '2027-03-24' };

type TripCalendarProps = Partial<Omit<CalendarProps, 'onChange'>>;

function TripCalendar({ value = null, ...rest }: TripCalendarProps) {
  const [range, setRange] = useState<DateRange | null>(value);
  return <Calendar label="Dates of the trip" today={TODAY} {...rest} value={range} onChange={setRange} />;
}

const unavailable = (date: string) =>
  date >= '2027-03-20' && date <= '2027-03-22' ? 'Already booked' : undefined;
const closed = (date: string) => (date.endsWith('5') ? 'No handover on this day' : undefined);
const priceOf = (date: string) => {
  const isLowest = date.startsWith('2027-03');
  return { text: isLowest ? '€84' : '€1,120', isLowest };
};

/** A day of the first month in view, by its row and column. */
const dayAt = (week: number, weekday: number) =>
  `tbody tr:nth-child(${week}) td:nth-child(${weekday}) > [aria-label]`;

export const stories: WidgetStories = {
  widgets: ['Calendar'],
  states: {
    default: { show: () => <TripCalendar /> },
    'chosen, with prices': {
      show: () => (
        <TripCalendar
          value={TRIP}
          priceOf={priceOf}
          actions={
            <Button variant="quiet" size="s">
              Clear dates
            </Button>
          }
        />
      ),
    },
    'with rules': {
      show: () => (
        <TripCalendar
          minDate="2027-03-12"
          maxDate="2027-04-20"
          minDays={3}
          unavailable={unavailable}
          closed={closed}
        />
      ),
    },
    'chosen days are not available': {
      show: () => <TripCalendar value={TRIP} unavailable={unavailable} minDays={3} />,
    },
    'chosen days lie beyond the last month': {
      show: () => <TripCalendar maxDate="2028-06-10" value={{ from: '2029-12-30', to: '2029-12-31' }} />,
    },
    'first day chosen': { show: () => <TripCalendar minDays={3} />, press: [dayAt(4, 2)] },
    'a day in the past pressed': { show: () => <TripCalendar minDays={3} />, press: [dayAt(1, 3)] },
    'keyboard focus': { show: () => <TripCalendar value={TRIP} takesFocus /> },
    'long reasons': {
      show: () => (
        <TripCalendar
          value={TRIP}
          unavailable={(date) =>
            unavailable(date) &&
            'The owner needs the camper for the technical inspection and for a journey with the family on these days'
          }
        />
      ),
    },
  },
};
