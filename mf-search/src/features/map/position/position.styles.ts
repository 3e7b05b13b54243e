import { styled } from 'styled-components';

export const PositionFigure = styled.figure`
  display: grid;
  gap: var(--s2);
  margin: var(--s4) 0 0;
`;

export const PositionBox = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;
  height: 16rem;
  border: 1px solid var(--line);
  border-radius: var(--cab-l);
  background: #eef1e6;
  > div:last-child:not(:first-child) {
    position: absolute;
    z-index: var(--z-map-controls);
    right: 0;
    bottom: var(--s4);
  }
`;

/** The tip of the pin is at the position. */
export const Pin = styled.button`
  position: absolute;
  transform: translate(-50%, -100%);
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--pine-900);
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -2px;
    border-radius: var(--r-m);
  }
  svg {
    width: 2.5rem;
    height: 2.5rem;
    fill: var(--marigold-500);
    filter: drop-shadow(0 1px 2px rgb(10 31 24 / 0.4));
  }
`;
