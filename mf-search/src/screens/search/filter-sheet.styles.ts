import { styled } from 'styled-components';

export const SheetForm = styled.form`
  width: 100%;
  min-width: min(18rem, 70vw);
`;

export const FilterGroup = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
    margin-bottom: var(--s2);
    font-weight: 650;
  }
`;

export const PricePair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s3);
  align-items: start;
`;
