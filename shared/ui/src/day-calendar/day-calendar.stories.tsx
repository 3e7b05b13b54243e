import { useState } from 'react';

import type { WidgetStories } from '@campavia/testing/stories';

import { DayCalendar, type MarkedDay } from './day-calendar';

const TRIP = { from: '2027-06-28', to: '2027-07-08' };
const LIMITS = { earliest: '2027-06-18', latest: '2027-07-16' };

function markOf(date: string, chosen: string | null): MarkedDay['mark'] {
  if (date === chosen) return 'chosen';
  if (date === TRIP.from) return 'first';
  if (date > TRIP.from && date <= TRIP.to) return 'booked';
  const isAdded = chosen !== null && date > TRIP.to && date < chosen;
  return isAdded ? 'added' : undefined;
}

function dayOf(date: string, chosen: string | null): MarkedDay {
  const mark = markOf(date, chosen);
  if (mark === 'first' || mark === 'booked') return { mark, label: 'your trip', reason: 'Booked already' };
  if (date < LIMITS.earliest || date > LIMITS.latest) return { reason: 'The camper is taken' };
  return { mark, ...(mark && { label: 'added' }) };
}

function pricedDayOf(date: string): MarkedDay {
  const day = dayOf(date, null);
  return day.reason ? { ...day, price: '' } : { ...day, label: 'adds €139.20', price: '€140' };
}

interface TripDaysProps {
  value?: string | null;
  hasPrices?: boolean;
}

function TripDays({ value = null, hasPrices = false }: TripDaysProps) {
  const [chosen, choose] = useState<string | null>(value);
  return (
    <DayCalendar
      label="A longer trip"
      start={TRIP.from}
      minDate={LIMITS.earliest}
      maxDate={LIMITS.latest}
      value={chosen}
      onChange={choose}
      dayOf={(date) => (hasPrices ? pricedDayOf(date) : dayOf(date, chosen))}
    />
  );
}

export const stories: WidgetStories = {
  widgets: ['DayCalendar'],
  states: {
    default: { show: () => <TripDays /> },
    'prices of days': { show: () => <TripDays hasPrices /> },
    'a day chosen': { show: () => <TripDays value="2027-07-10" /> },
  },
};
