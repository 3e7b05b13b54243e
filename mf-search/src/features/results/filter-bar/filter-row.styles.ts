import { styled } from 'styled-components';

/** Chips scroll sideways below lg and wrap from there. */
export const ChipRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2);
  margin: 0 calc(-1 * var(--gutter)) var(--s5);
  padding: var(--s1) var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    flex: none;
  }
  @media (max-width: 1023px) {
    > [data-wide] {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    flex-wrap: wrap;
    margin-inline: 0;
    padding: 0;
    overflow: visible;
  }
`;
