import { styled } from 'styled-components';

/** The summary, line by line, with a link back to each step. */
export const SummaryList = styled.dl`
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s1) var(--s4);
    padding-block: var(--s4);
    border-top: 1px solid var(--line);
  }
  > div:first-child {
    border-top: 0;
  }
  dt {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  dd:nth-of-type(1) {
    grid-column: 1;
  }
  dd:nth-of-type(2) {
    grid-area: 1 / 2 / span 2;
  }
`;

/** The next steps, one below the other. */
export const NextSteps = styled.ol`
  display: grid;
  gap: var(--s6);
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: way;
  > li {
    position: relative;
    padding-inline-start: 3.25rem;
    counter-increment: way;
  }
  > li::before {
    content: counter(way);
    position: absolute;
    inset: -0.2rem auto auto 0;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 0.5rem;
    background: var(--pine-900);
    color: var(--on-pine);
    font: 650 1.0625rem/1 var(--display);
  }
  p {
    margin: 0.25rem 0 0;
    color: var(--ink-2);
  }
`;
