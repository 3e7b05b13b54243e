import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { formatDateRange } from '@campavia/i18n';
import { DatesField } from '@campavia/ui';

import type { StayDates } from '../../rules/finder-form';
import { useOnIntent } from '../use-on-intent';

import { finderMessages } from './finder.messages';

export interface RangeFieldProps {
  dates: StayDates | undefined;
  onChange: (dates: StayDates | undefined) => void;
}

export function RangeField({ dates, onChange }: RangeFieldProps) {
  const intl = useIntl();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const calendar = useOnIntent(() => import('../stay-picker'));

  return (
    <div>
      <DatesField
        ref={trigger}
        label={intl.formatMessage(finderMessages.dates)}
        placeholder={intl.formatMessage(finderMessages.datesPlaceholder)}
        value={dates && formatDateRange(intl, dates.from, dates.to)}
        aria-expanded={isOpen}
        onPointerEnter={calendar.fetch}
        onFocus={calendar.fetch}
        onClick={() => setOpen(true)}
      />
      {dates && <input type="hidden" name="date_from" value={dates.from} />}
      {dates && <input type="hidden" name="date_to" value={dates.to} />}
      {calendar.module && (
        <calendar.module.StayPicker
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
          dates={dates}
          onChange={onChange}
        />
      )}
    </div>
  );
}
