import { css, styled } from 'styled-components';

import { DayBox } from './day.styles';

const first = css`
  background: var(--pine-900);
  color: var(--on-pine);
  border-radius: var(--r-m) 0 0 var(--r-m);
  small {
    color: inherit;
  }
`;

const booked = css`
  background: var(--pine-100);
  border-radius: 0;
`;

const added = css`
  background: var(--marigold-100);
  border-radius: 0;
`;

const chosen = css`
  background: var(--marigold-500);
  color: var(--pine-950);
  box-shadow:
    inset 0 0 0 2px var(--surface),
    0 0 0 2px var(--pine-900);
`;

const LOOKS = { first, booked, added, chosen };

const PLAIN = {
  $isSingle: false,
  $isToday: false,
  $isTaken: true,
  $isConflict: false,
  $isLowest: false,
};

/** A day of a calendar in which one day is chosen. */
export const MarkedDayBox = styled(DayBox).attrs(PLAIN)<{ $mark?: keyof typeof LOOKS }>`
  ${(props) => props.$mark && LOOKS[props.$mark]}
  @media (forced-colors: active) {
    ${(props) =>
      props.$mark === 'chosen' || props.$mark === 'added'
        ? 'forced-color-adjust: none; background: Highlight; color: HighlightText;'
        : ''}
    ${(props) => (props.$mark === 'first' || props.$mark === 'booked' ? 'outline: 1px solid;' : '')}
  }
`;
