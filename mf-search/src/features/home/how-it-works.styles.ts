import { styled } from 'styled-components';

/** Numbered plates on the dashes of the road: downwards, from lg to the right. */
export const StepList = styled.ol`
  position: relative;
  display: grid;
  gap: var(--s6);
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: way;
  &::before {
    content: '';
    position: absolute;
    inset: 0.5rem auto 2rem calc(1.125rem - 2px);
    width: 4px;
    background: var(--via-down);
    forced-color-adjust: none;
  }
  > li {
    position: relative;
    padding-inline-start: 3.25rem;
  }
  > li::before {
    counter-increment: way;
    content: counter(way);
    position: absolute;
    z-index: 1;
    inset: -0.2rem auto auto 0;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 0.5rem;
    background: var(--pine-900);
    color: var(--on-pine);
    font: 650 1.0625rem/1 var(--display);
    box-shadow:
      inset 0 0 0 2px var(--pine-900),
      inset 0 0 0 3px rgb(246 247 241 / 0.75),
      0 0 0 5px var(--paper);
  }
  p {
    margin: 0.25rem 0 0;
    color: var(--ink-2);
    font-size: 0.9375rem;
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, 1fr);
    &::before {
      inset: calc(1.125rem - 4px) 0 auto 0.5rem;
      width: auto;
      height: 4px;
      background: var(--via);
    }
    > li {
      padding: 3.5rem var(--s4) 0 0;
    }
  }
`;
