import { css, styled } from 'styled-components';

interface DayStyleProps {
  $position?: 'isStart' | 'isEnd' | 'isBetween';
  $isSingle?: boolean;
  $isToday?: boolean;
  $isUnavailable: boolean;
  $isTaken?: boolean;
  /** Part of a chosen range that is not available. */
  $isConflict?: boolean;
  $isLowest?: boolean;
}

const ends = css<DayStyleProps>`
  background: var(--marigold-500);
  color: var(--pine-950);
  small {
    color: var(--pine-950);
  }
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline: ${(props) => (props.$position === 'isStart' ? '50% 0' : '0 50%')};
    background: ${(props) => (props.$isSingle ? 'none' : 'var(--marigold-100)')};
  }
`;

const between = css`
  background: var(--marigold-100);
  border-radius: 0;
`;

/** Grey; struck through if the day is already booked. */
const unavailable = css<DayStyleProps>`
  color: var(--ink-3);
  font-weight: 400;
  text-decoration: ${(props) => (props.$isTaken ? 'line-through' : 'none')};
  cursor: not-allowed;
  small {
    visibility: hidden;
  }
`;

/** Hatched in the error colour; days that are already booked are struck through as well. */
const conflict = css<DayStyleProps>`
  background: repeating-linear-gradient(135deg, var(--stop-soft) 0 6px, transparent 6px 10px);
  color: var(--stop);
  text-decoration: ${(props) => (props.$isTaken ? 'line-through' : 'none')};
  border-radius: ${(props) => (props.$position === 'isBetween' ? '0' : 'var(--r-m)')};
  ${(props) => props.$position !== 'isBetween' && 'box-shadow: inset 0 0 0 1.5px var(--stop);'}
  &::before {
    content: none;
  }
`;

const ring = (colour: string) => `box-shadow: inset 0 0 0 1.5px var(--${colour});`;

const HIGHLIGHT = 'forced-color-adjust: none; background: Highlight; color: HighlightText;';

const dayBox = css<DayStyleProps>`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  min-height: 3rem;
  border-radius: var(--r-m);
  font-weight: 600;
  line-height: 1.1;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  small {
    color: ${(props) => (props.$isLowest ? 'var(--good)' : 'var(--ink-2)')};
    font-size: 0.6875rem;
    font-weight: ${(props) => (props.$isLowest ? 650 : 500)};
  }
  ${(props) => props.$isToday && ring('line-strong')}
  ${(props) => props.$isUnavailable && unavailable}
  @media (hover: hover) {
    &:hover {
      ${(props) => !props.$isUnavailable && ring('pine-700')}
    }
  }
  ${(props) => props.$position === 'isBetween' && between}
  ${(props) => (props.$position === 'isStart' || props.$position === 'isEnd') && ends}
  ${(props) => props.$isConflict && conflict}
  &[data-focus-visible],
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -2px;
    border-radius: var(--r-m);
  }
  @media (forced-colors: active) {
    ${(props) => props.$position && !props.$isConflict && HIGHLIGHT}
    ${(props) => props.$isConflict && 'outline: 1px dashed; outline-offset: -3px;'}
  }
`;

export const DayBox = styled.div<DayStyleProps>`
  ${dayBox}
`;

const firstDay = css`
  background: var(--pine-900);
  color: var(--on-pine);
  border-radius: var(--r-m) 0 0 var(--r-m);
  small {
    color: inherit;
  }
`;

const bookedDay = css`
  background: var(--pine-100);
  border-radius: 0;
`;

const addedDay = css`
  background: var(--marigold-100);
  border-radius: 0;
`;

const chosenDay = css`
  background: var(--marigold-500);
  color: var(--pine-950);
  box-shadow:
    inset 0 0 0 2px var(--surface),
    0 0 0 2px var(--pine-900);
  small {
    color: inherit;
  }
`;

const MARKED_DAYS = { first: firstDay, booked: bookedDay, added: addedDay, chosen: chosenDay };

interface MarkedDayStyleProps extends DayStyleProps {
  $mark?: keyof typeof MARKED_DAYS;
  /** Whether the Tab key reaches it; the arrow keys reach the others. */
  $isReachedByTab?: boolean;
}

/** A day of a calendar in which one day is chosen. */
export const MarkedDayBox = styled.button.attrs<MarkedDayStyleProps>((props) => ({
  type: 'button',
  $isTaken: true,
  tabIndex: props.$isReachedByTab ? 0 : -1,
}))`
  ${dayBox}
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: 600;
  line-height: 1.1;
  ${(props) => !props.$isUnavailable && 'color: inherit;'}
  ${(props) => props.$mark && MARKED_DAYS[props.$mark]}
  small:empty::before {
    content: '\\00a0';
  }
  @media (forced-colors: active) {
    ${(props) =>
      props.$mark === 'chosen' || props.$mark === 'added'
        ? 'forced-color-adjust: none; background: Highlight; color: HighlightText;'
        : ''}
    ${(props) => (props.$mark === 'first' || props.$mark === 'booked' ? 'outline: 1px solid;' : '')}
  }
`;
