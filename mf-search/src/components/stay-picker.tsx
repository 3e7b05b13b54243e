import type { RefObject } from 'react';

import { lastReturnDay, plainDate } from '@campavia/domain';
import { useSite, useToday } from '@campavia/remote-kit';
import { RangePicker } from '@campavia/ui/dates';

import type { StayDates } from '../rules/finder-form';

export interface StayPickerProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  dates: StayDates | undefined;
  onChange: (dates: StayDates | undefined) => void;
}

export function StayPicker({ dates, onChange, ...window }: StayPickerProps) {
  const { htmlLang } = useSite();
  const today = plainDate(useToday());
  return (
    <RangePicker
      {...window}
      locale={htmlLang}
      today={today}
      maxDate={lastReturnDay(today)}
      value={dates ?? null}
      onChange={(range) =>
        onChange(range ? { from: plainDate(range.from), to: plainDate(range.to) } : undefined)
      }
    />
  );
}
