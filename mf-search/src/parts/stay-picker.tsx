import type { RefObject } from 'react';

import { addDays, plainDate, SEARCH_LIMITS } from '@campavia/domain';
import { useSite, useToday } from '@campavia/remote-kit';
import { RangePicker } from '@campavia/ui/dates';

import type { StayDates } from '../rules/finder-form';

export interface StayPickerProps {
  /** The button it opens under. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  dates: StayDates | undefined;
  onChange: (dates: StayDates | undefined) => void;
}

/** The calendar for the days of a search: from today on, as far and as long as a search may go. */
export function StayPicker({ dates, onChange, ...window }: StayPickerProps) {
  const { htmlLang } = useSite();
  const today = plainDate(useToday());
  return (
    <RangePicker
      {...window}
      locale={htmlLang}
      today={today}
      maxDate={addDays(today, SEARCH_LIMITS.horizonDays)}
      maxDays={SEARCH_LIMITS.stayDays}
      value={dates ?? null}
      onChange={(range) =>
        onChange(range ? { from: plainDate(range.from), to: plainDate(range.to) } : undefined)
      }
    />
  );
}
