import { styled } from 'styled-components';

/** Above the lines of a menu that opens below its button. */
export const Head = styled.div`
  margin-bottom: var(--s3);
`;

export const Group = styled.ul`
  min-width: 16rem;
  & + & {
    border-top: 1px solid var(--line);
    margin-top: var(--s2);
    padding-top: var(--s2);
  }
`;

export const Line = styled.a`
  display: flex;
  align-items: center;
  gap: var(--s3);
  /* The text is aligned with the head; the background of a hovered line extends beyond it. */
  width: calc(100% + var(--s4));
  min-height: 3rem;
  margin-inline: calc(var(--s2) * -1);
  padding: 0.5rem var(--s2);
  border: 0;
  border-radius: var(--r-m);
  background: none;
  color: var(--ink);
  font: 550 1rem/1.35 var(--text);
  text-align: start;
  text-decoration: none;
  &:hover,
  &:focus-visible {
    background: var(--pine-100);
  }
  > svg {
    color: var(--ink-2);
  }
`;
