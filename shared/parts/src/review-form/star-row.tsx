import { styled } from 'styled-components';

import { Icon, VisuallyHidden } from '@campavia/ui';
import { Star } from '@campavia/ui/icons';

const Row = styled.span<{ $lit: number }>`
  display: inline-flex;
  gap: 0.2rem;
  vertical-align: text-bottom;
  > svg {
    width: 1.1rem;
    height: 1.1rem;
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

const STARS = [1, 2, 3, 4, 5];

/** Five stars, of which a number are lit. @param label for screen readers */
export function StarRow({ rating, label }: { rating: number; label: string }) {
  return (
    <Row $lit={rating}>
      {STARS.map((star) => (
        <Icon key={star} of={Star} />
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Row>
  );
}
