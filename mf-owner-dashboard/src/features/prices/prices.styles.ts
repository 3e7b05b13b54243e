import { styled } from 'styled-components';

import { Card } from '@campavia/ui';

import { priceColour, type PriceColour } from '../calendar';

/** In wide windows the form, the extras below it, and the example beside both. */
export const PricesColumns = styled.div`
  display: grid;
  gap: var(--s6);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 1280px) {
    gap: var(--s6) var(--s10);
    grid-template-columns: minmax(0, 1fr) 22rem;
    > aside {
      grid-area: 1 / 2 / span 2;
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
  gap: var(--s4);
  grid-template-columns: minmax(0, 1fr);
`;

export const TwoFields = styled.div`
  display: grid;
  gap: var(--s4);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
`;

export const SeasonRow = styled.div`
  display: grid;
  gap: var(--s3);
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  padding-block: var(--s4);
  & + & {
    border-top: 1px solid var(--line);
  }
  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) 12rem;
  }
`;

export const SeasonName = styled.div`
  display: flex;
  gap: var(--s3);
  align-items: center;
  b,
  small {
    display: block;
  }
`;

export const SeasonSwatch = styled.span<{ $colour: PriceColour }>`
  ${priceColour}
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  border-radius: 0.4rem;
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: var(--s3);
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    min-height: 3.5rem;
    padding-block: var(--s3);
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
`;

export const RowActions = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s1);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

export const NarrowField = styled.div`
  width: 11rem;
  max-width: 42vw;
`;

export const Means = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: var(--s2);
    font-weight: 650;
    font-size: 0.9375rem;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s6);
  }
  label {
    min-height: 2.75rem;
    align-items: center;
  }
`;

export const Lines = styled.dl`
  display: grid;
  gap: var(--s2) 0;
  grid-template-columns: minmax(0, 1fr) auto;
  margin: 0;
  font-size: 0.9375rem;
  dd {
    margin: 0;
    padding-left: var(--s3);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .less {
    color: var(--good);
  }
  .total {
    padding-top: var(--s3);
    border-top: 1.5px solid var(--pine-900);
    font-weight: 700;
    font-size: 1.0625rem;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-weight: 450;
    font-size: var(--t-small);
  }
`;

export const Choices = styled.div`
  display: grid;
  gap: var(--s3);
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
`;
