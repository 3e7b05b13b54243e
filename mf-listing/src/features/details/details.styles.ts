import { styled } from 'styled-components';

/** Short lines with an icon, as many columns as fit. */
export const IconLines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: var(--s3) var(--s6);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    line-height: 1.3;
  }
  svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    color: var(--pine-700);
    stroke-width: 1.5;
  }
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--s6) var(--s8);
  &[hidden] {
    display: none;
  }
  ${IconLines} {
    grid-template-columns: 1fr;
    margin-top: var(--s3);
  }
  @media print {
    grid-template-columns: repeat(4, 1fr);
    gap: var(--s3) var(--s4);
    &[hidden] {
      display: grid !important;
    }
    ${IconLines} {
      gap: 0 var(--s2);
      margin-top: 0;
    }
    ${IconLines} svg {
      display: none;
    }
  }
`;

/** Hidden in print, where the groups are shown instead. */
export const FirstItems = styled(IconLines)`
  @media print {
    display: none;
  }
`;

/** Names with their values beside them. */
export const Pairs = styled.dl`
  display: grid;
  gap: 0;
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s4);
    padding-block: var(--s2);
    border-bottom: 1px solid var(--line);
  }
  > div:last-child {
    border-bottom: 0;
  }
  dt {
    flex: 1 1 8rem;
    color: var(--ink-2);
  }
  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    > div {
      padding-block: 0.1rem;
    }
  }
`;

/** Blocks of terms side by side on wide screens. */
export const Blocks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: var(--s8) var(--s10);
  align-items: start;
  h3 {
    margin-bottom: var(--s2);
  }
  > [data-wide] {
    grid-column: 1 / -1;
  }
  @media print {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--s4) var(--s6);
  }
`;

/** Pairs in two columns on wide screens. */
export const PairColumns = styled(Pairs)`
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  column-gap: var(--s10);
  > div:last-child {
    border-bottom: 1px solid var(--line);
  }
`;
