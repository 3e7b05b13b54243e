import { styled } from 'styled-components';

import { Card } from '@campavia/ui';

/** In wide windows the forms, and beside them why it is asked. */
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

export const Section = styled(Card).attrs({ as: 'section', $isPadded: true })`
  display: grid;
  gap: var(--s5);
  grid-template-columns: minmax(0, 1fr);
`;

export const TwoFields = styled.div`
  display: grid;
  gap: var(--s4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
`;

/** Names and values one below the other, in columns where there is room. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--s4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  margin: 0;
  dt {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  dd {
    margin: 0;
    font-weight: 650;
    overflow-wrap: anywhere;
  }
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
