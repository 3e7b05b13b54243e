import { useRef, useState } from 'react';

import type { WidgetStories } from '@campavia/testing/stories';

import { DatesField } from '../core';
import { RangePicker, type RangePickerProps } from './range-picker';
import type { DateRange } from './range-rules';

const TRIP = { from: '2027-03-18', to: '2027-03-24' };

function TripDatesPicker({ value = null, ...rest }: Partial<RangePickerProps>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [range, setRange] = useState<DateRange | null>(value);
  return (
    <>
      <DatesField
        ref={trigger}
        label="When"
        placeholder="Add dates"
        value={range ? `${range.from} – ${range.to}` : ''}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <RangePicker
        today="2027-03-10"
        {...rest}
        value={range}
        onChange={setRange}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </>
  );
}

/** A click opens the calendar. */
const press = ['#app-gallery button'];

export const stories: WidgetStories = {
  widgets: ['RangePicker'],
  states: {
    open: { show: () => <TripDatesPicker />, press },
    'open: chosen': { show: () => <TripDatesPicker value={TRIP} minDays={3} />, press },
    'open: not available': {
      show: () => <TripDatesPicker value={TRIP} unavailable={() => 'Already booked'} />,
      press,
    },
    'open: dates refused': {
      show: () => <TripDatesPicker value={{ from: '2027-03-01', to: '2027-03-02' }} minDays={3} />,
      press: [...press, '[role="dialog"] input', '[role="dialog"] button'],
    },
  },
};
