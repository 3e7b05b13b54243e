import { styled } from 'styled-components';

export const Sections = styled.div`
  display: grid;
  gap: var(--s6);
  grid-template-columns: minmax(0, 1fr);
`;

export const TwoFields = styled.div`
  display: grid;
  gap: var(--s4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
`;

export const Three = styled.div`
  display: grid;
  gap: var(--s5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: start;
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
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s6);
  }
  label {
    min-height: 2.75rem;
    align-items: center;
  }
  label > :last-child::first-letter {
    text-transform: uppercase;
  }
`;

export const AddRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: end;
  > :first-child {
    width: 14rem;
    max-width: 100%;
  }
`;

export const Dates = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--s1);
    align-items: center;
    padding-left: var(--s3);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
  }
`;

/** The text below a checkbox begins where its label does. */
export const InstantBooking = styled.div`
  > p {
    margin: 0;
    padding-inline-start: 2.25rem;
  }
`;
