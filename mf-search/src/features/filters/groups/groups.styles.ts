import { styled } from 'styled-components';

/** A question of the form with its legend. */
export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  /* Afloat, it stands below the line above the group instead of in it. */
  > legend {
    float: inline-start;
    width: 100%;
    padding: 0;
    margin-bottom: var(--s2);
    font-weight: 650;
  }
  > legend + * {
    clear: both;
  }
`;

/** Questions separated by hairlines. */
export const Groups = styled.div`
  display: grid;
  gap: var(--s5);
  > * + * {
    padding-top: var(--s5);
    border-top: 1px solid var(--line);
  }
`;

/** Two short fields side by side. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s3);
  align-items: start;
`;

/** Equipment of one group, below a heading that expands it. */
export const Drawer = styled.details`
  border-top: 1px solid var(--line);
  > summary {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: 2.75rem;
    font-weight: 550;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > small {
    margin-inline-start: auto;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > ul {
    padding-bottom: var(--s3);
  }
`;

/** A field that depends on the one above. */
export const Beneath = styled.div`
  margin-top: var(--s3);
`;
