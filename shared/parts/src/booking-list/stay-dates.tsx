import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { formatPlainDate } from '@campavia/i18n';
import { RoadDivider, VisuallyHidden } from '@campavia/ui';

const When = styled.div`
  display: flex;
  /* Long day names take one line each. */
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  > hr {
    flex: 1 0 1.5rem;
  }
  b {
    display: block;
    color: var(--pine-900);
    font: 600 1.25rem/1.2 var(--display);
    letter-spacing: -0.015em;
  }
  span {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`;

export interface StayDatesProps {
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** Last day, `yyyy-MM-dd`. */
  to: string;
  /** Below each day, such as its hour. */
  fromText: string;
  toText: string;
  /** What happens on each day, read aloud. */
  fromLabel?: string;
  toLabel?: string;
}

/** The first and the last day of a stay with a dashed line between them. */
export function StayDates({ from, to, fromText, toText, fromLabel, toLabel }: StayDatesProps) {
  const intl = useIntl();
  return (
    <When>
      <div>
        {fromLabel && <VisuallyHidden>{fromLabel}</VisuallyHidden>}
        <b>{formatPlainDate(intl, from, 'day')}</b>
        <span>{fromText}</span>
      </div>
      <RoadDivider $isFull />
      <div>
        {toLabel && <VisuallyHidden>{toLabel}</VisuallyHidden>}
        <b>{formatPlainDate(intl, to, 'day')}</b>
        <span>{toText}</span>
      </div>
    </When>
  );
}
