import { useIntl } from 'react-intl';

import { type DateStyle, formatDateRange } from '@campavia/i18n';

export interface TripDatesProps {
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** Last day, `yyyy-MM-dd`; counts as well. */
  to: string;
  style?: DateStyle;
}

/** From when to when, in the reader's notation. */
export function TripDates({ from, to, style = 'short' }: TripDatesProps) {
  const intl = useIntl();
  return <time dateTime={`${from}/${to}`}>{formatDateRange(intl, from, to, style)}</time>;
}
