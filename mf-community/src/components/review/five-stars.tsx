import { useIntl } from 'react-intl';
import { styled } from 'styled-components';

import { Icon, VisuallyHidden } from '@campavia/ui';
import { Star } from '@campavia/ui/icons';

import { reviewMessages } from './review.messages';

const Stars = styled.span<{ $lit: number }>`
  display: inline-flex;
  gap: 1px;
  align-self: start;
  margin-top: 0.1rem;
  > svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 1.5;
    fill: none;
    stroke: var(--line-strong);
  }
  > svg:nth-of-type(-n + ${(props) => props.$lit}) {
    fill: var(--marigold-500);
    stroke: var(--marigold-800);
  }
  @media (forced-colors: active) {
    > svg:nth-of-type(-n + ${(props) => props.$lit}) {
      fill: currentColor;
    }
  }
`;

const STEPS = [1, 2, 3, 4, 5];

export function FiveStars({ rating }: { rating: number }) {
  const { formatMessage } = useIntl();
  return (
    <Stars $lit={rating}>
      {STEPS.map((step) => (
        <Icon key={step} of={Star} />
      ))}
      <VisuallyHidden>{formatMessage(reviewMessages.stars, { rating })}</VisuallyHidden>
    </Stars>
  );
}
