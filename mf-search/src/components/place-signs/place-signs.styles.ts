import { css, styled } from 'styled-components';

import { Link } from '@campavia/remote-kit';

const arrow = (notch: string, point: string) => css`
  clip-path: polygon(
    0 ${notch},
    ${notch} 0,
    calc(100% - ${point}) 0,
    100% 50%,
    calc(100% - ${point}) 100%,
    ${notch} 100%,
    0 calc(100% - ${notch})
  );
`;

export const PlaceSignList = styled.ul`
  display: grid;
  gap: var(--s3);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 639px) {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A direction sign: pine, a thin white line inside its edge, a point to the right. */
export const Sign = styled(Link)`
  --focus: var(--marigold-500);
  position: relative;
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s3);
  height: 100%;
  min-height: 4.25rem;
  padding: 0.75rem 2.75rem 0.75rem 1.25rem;
  background: var(--pine-900);
  color: var(--on-pine);
  text-decoration: none;
  ${arrow('0.5rem', '1.75rem')}
  &::before {
    content: '';
    position: absolute;
    inset: 4px;
    background: var(--on-pine);
    opacity: 0.8;
    ${arrow('0.375rem', '1.6rem')}
  }
  &::after {
    content: '';
    position: absolute;
    inset: 5.5px;
    background: var(--pine-900);
    ${arrow('0.375rem', '1.55rem')}
  }
  > * {
    position: relative;
    z-index: 1;
  }
  b {
    min-width: 0;
    font: 600 1.1875rem/1.2 var(--display);
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  span {
    flex: none;
    color: var(--pine-200);
    font-size: var(--t-small);
  }
  &:hover,
  &:hover::after {
    background: var(--pine-700);
  }
  &:focus-visible {
    outline-offset: -9px;
  }
  @media (max-width: 639px) {
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: 0.1rem;
    padding: 0.75rem 1.75rem 0.75rem 1rem;
    b {
      font-size: 1.0625rem;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    clip-path: none;
    &::before,
    &::after {
      display: none;
    }
  }
`;
