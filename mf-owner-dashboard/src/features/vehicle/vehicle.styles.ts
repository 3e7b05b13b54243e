import { styled } from 'styled-components';

/** In wide windows the forms, with the reasons beside them. */
export const VehicleColumns = styled.div`
  display: grid;
  gap: var(--s6);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 1280px) {
    gap: var(--s6) var(--s10);
    grid-template-columns: minmax(0, 1fr) 22rem;
    > aside {
      position: sticky;
      top: 6rem;
    }
  }
`;

export const Sections = styled.div`
  display: grid;
  gap: var(--s6);
  grid-template-columns: minmax(0, 1fr);
`;

/** Reasons under their names. */
export const Reasons = styled.dl`
  display: grid;
  gap: var(--s3);
  margin: 0;
  font-size: var(--t-small);
  dt {
    font-weight: 650;
  }
  dd {
    margin: 0;
    color: var(--ink-2);
  }
`;

export const Checks = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--s2);
    padding: 0;
    font-weight: 650;
    font-size: 0.9375rem;
  }
  > div {
    display: grid;
    gap: 0 var(--s5);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  }
  label {
    min-height: 2.75rem;
    align-items: center;
  }
`;
