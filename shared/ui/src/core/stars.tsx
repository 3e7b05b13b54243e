import { Star } from 'lucide-react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { coreMessages } from './core.messages';
import { Icon } from './icon';
import { VisuallyHidden } from './layout';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  vertical-align: text-bottom;
  font-weight: 650;
  font-size: 0.9375rem;
  white-space: nowrap;
  > svg {
    width: 1rem;
    height: 1rem;
    fill: var(--marigold-500);
    stroke: var(--marigold-800);
    stroke-width: 1.5;
  }
  small {
    font-size: inherit;
    font-weight: 450;
    color: var(--ink-3);
  }
  small::before {
    content: ' (';
    white-space: pre;
  }
  small::after {
    content: ')';
  }
  @media (forced-colors: active) {
    > svg {
      fill: currentColor;
      stroke: currentColor;
    }
  }
`;

export interface StarsProps {
  /** Average of 0 to 5. */
  value: number;
  count?: number;
  /** Text in place of the number in brackets, such as "38 reviews". */
  countLabel?: string;
}

/** A star, the average rating and the number of reviews. */
export function Stars({ value, count, countLabel }: StarsProps) {
  const intl = useIntl();
  const figure = intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const brackets = countLabel ?? (count === undefined ? undefined : intl.formatNumber(count));
  const label =
    count === undefined
      ? intl.formatMessage(coreMessages.rating, { value: figure })
      : intl.formatMessage(coreMessages.ratingOf, { value: figure, count });
  return (
    <Line>
      <Icon of={Star} />
      <span aria-hidden="true">
        {figure}
        {brackets && <small>{brackets}</small>}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Line>
  );
}
