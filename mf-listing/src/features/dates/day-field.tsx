import { useIntl } from 'react-intl';

import { formatPlainDate } from '@campavia/i18n';

import { DayButton } from './dates.styles';
import { datesMessages } from './dates.messages';
import { HourField } from './hour-field';

const LABELS = {
  from: { day: datesMessages.pickUp, hour: datesMessages.hourFrom },
  to: { day: datesMessages.returns, hour: datesMessages.hourTo },
};

export interface DayFieldProps {
  end: 'from' | 'to';
  date: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

export function DayField({ end, date, isOpen, onOpen }: DayFieldProps) {
  const intl = useIntl();
  const { day, hour } = LABELS[end];
  return (
    <div>
      <DayButton type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
        <b>{intl.formatMessage(day)}</b>
        <span>{date ? formatPlainDate(intl, date, 'day') : intl.formatMessage(datesMessages.chooseDay)}</span>
      </DayButton>
      {date && <HourField end={end} label={hour} />}
    </div>
  );
}
