import { useIntl } from 'react-intl';

import { type DateStyle, formatDateRange } from '@campavia/i18n';

export interface TripDatesProps {
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** Last day, `yyyy-MM-dd`, included. */
  to: string;
  style?: DateStyle;
}

/** The dates of a trip, in the date format of the reader's locale. */
export function TripDates({ from, to, style = 'short' }: TripDatesProps) {
  const intl = useIntl();
  return <time dateTime={`${from}/${to}`}>{formatDateRange(intl, from, to, style)}</time>;
}
