import { css, styled } from 'styled-components';

const ring = css`
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 4px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** State of a price pin: `seen` was opened before, `on` is selected or hovered. */
export type PinState = 'plain' | 'seen' | 'on';

const BACKGROUND: Record<PinState, string> = {
  plain: 'var(--surface)',
  seen: 'var(--fog)',
  on: 'var(--marigold-500)',
};

/** A price pin whose tip is at the position of the camper. */
export const PinBubble = styled.button<{ $state: PinState }>`
  position: absolute;
  min-height: 1.75rem;
  padding: ${({ $state }) => ($state === 'on' ? '0.55rem 0.75rem' : '0.42rem 0.6rem')};
  transform: translate(-50%, calc(-100% - 5px));
  border: 0;
  border-radius: 0.5rem 0.875rem 0.5rem 0.5rem;
  background: ${({ $state }) => BACKGROUND[$state]};
  box-shadow:
    0 0 0 1.5px var(--pine-900),
    var(--sh-2);
  color: ${({ $state }) => ($state === 'seen' ? 'var(--ink-2)' : 'var(--ink)')};
  font: 700 ${({ $state }) => ($state === 'on' ? '1rem' : '0.875rem')} / 1 var(--text);
  white-space: nowrap;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    bottom: -5px;
    left: 50%;
    width: 10px;
    height: 10px;
    margin-left: -5px;
    background: inherit;
    box-shadow: 1.5px 1.5px 0 0 var(--pine-900);
    border-radius: 0 0 2px;
    transform: rotate(45deg);
  }
  ${ring}
  @media (forced-colors: active) {
    ${({ $state }) =>
      $state === 'on' &&
      css`
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      `}
  }
`;

/** A cluster of several campers. */
export const ClusterCircle = styled.button<{ $isOn: boolean }>`
  position: absolute;
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  height: 2.75rem;
  padding: 0 0.5rem;
  transform: translate(-50%, -50%);
  border: 0;
  border-radius: 2.75rem;
  background: ${({ $isOn }) => ($isOn ? 'var(--marigold-500)' : 'var(--pine-900)')};
  box-shadow:
    0 0 0 3px rgb(246 247 241 / 0.85),
    var(--sh-2);
  color: ${({ $isOn }) => ($isOn ? 'var(--pine-950)' : 'var(--on-pine)')};
  font: 700 0.9375rem / 1 var(--text);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: ${({ $isOn }) => ($isOn ? 'var(--marigold-300)' : 'var(--pine-700)')};
  }
  ${ring}
`;

/** The position of the user. */
export const YouDot = styled.span`
  position: absolute;
  width: 1.125rem;
  height: 1.125rem;
  transform: translate(-50%, -50%);
  border: 3px solid #fff;
  border-radius: 50%;
  background: var(--note);
  box-shadow: var(--sh-2);
`;
