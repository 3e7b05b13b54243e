import { styled } from 'styled-components';

/** On small screens: the amount and the main action, fixed at the bottom. */
export const BottomBar = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--s3) var(--gutter);
  border-top: 1px solid var(--line);
  background: var(--surface);
  b {
    display: block;
    font: 700 1.25rem/1.2 var(--display);
    white-space: nowrap;
  }
  small {
    color: var(--ink-2);
  }
  @media (min-width: 1280px) {
    display: none;
  }
`;
