import { useIntl } from 'react-intl';

import { ARRIVAL_HOURS, DEPARTURE_HOURS } from '@campavia/domain';
import { useLocation, useNavigate } from '@campavia/remote-kit';

import { parseHandoverHours, withHours } from '../../rules/listing-address';

import type { datesMessages } from './dates.messages';
import { HourSelect } from './dates.styles';

const HOURS = { from: DEPARTURE_HOURS, to: ARRIVAL_HOURS };

export interface HourFieldProps {
  end: 'from' | 'to';
  label: typeof datesMessages.hourFrom;
}

export function HourField({ end, label }: HourFieldProps) {
  const { formatMessage, formatTime } = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const hours = parseHandoverHours(search);
  const take = (hour: number) => {
    const query = withHours(search, { ...hours, [end]: hour });
    void navigate({ search: query }, { replace: true, preventScrollReset: true });
  };
  return (
    <HourSelect
      aria-label={formatMessage(label)}
      value={hours[end]}
      onChange={(event) => take(Number(event.target.value))}
    >
      {HOURS[end].map((hour) => (
        <option key={hour} value={hour}>
          {formatTime(hour * 3_600_000, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' })}
        </option>
      ))}
    </HourSelect>
  );
}
