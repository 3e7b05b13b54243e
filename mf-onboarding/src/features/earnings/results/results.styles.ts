import { styled } from 'styled-components';

import { onPine, Text } from '@campavia/ui';

import { Columns } from '../frame/frame.styles';

export const Band = styled.div`
  ${onPine}
  --heading: var(--on-pine);
  overflow: hidden;
  border-radius: var(--cab-xl);
  background: var(--pine-900);
  color: var(--on-pine);
  > div:first-child {
    display: grid;
    gap: var(--s8);
    align-items: end;
    grid-template-columns: minmax(0, 1fr);
    padding: clamp(1.75rem, 5vw, 4rem) clamp(1.25rem, 4.5vw, 4rem) 0;
  }
  img {
    display: block;
    width: 100%;
    max-width: 34rem;
    height: auto;
    margin: 0 auto -0.6rem;
  }
  @media (min-width: 1024px) {
    > div:first-child {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const BelowBand = styled(Columns)`
  margin-top: var(--s6);
`;

export const BandText = styled.div`
  display: grid;
  gap: var(--s4);
  padding-bottom: var(--s8);
`;

export const BandLine = styled(Text)`
  color: var(--pine-200);
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--pine-200);
  font-weight: 650;
  > li:not(:last-child)::after {
    content: '·';
    margin-left: var(--s2);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;

export const Road = styled.div`
  height: 3.25rem;
  border-top: 4px solid var(--pine-700);
  background: repeating-linear-gradient(90deg, var(--marigold-500) 0 44px, transparent 44px 76px) 0 50% / auto
    5px repeat-x #0d261f;
`;

export const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: clamp(0.25rem, 1vw, 1rem);
  height: 13rem;
  > div {
    display: flex;
    flex-direction: column;
    gap: 0.35rem;
    align-items: center;
    justify-content: flex-end;
    min-width: 0;
    color: var(--ink-2);
    font-size: var(--t-tiny);
  }
`;

export const Bar = styled.span`
  width: 100%;
  max-width: 2.75rem;
  border-radius: 0.3rem 0.7rem 0.3rem 0.3rem;
  forced-color-adjust: none;
`;

export const Details = styled.details`
  > summary {
    min-height: 2.75rem;
    padding-block: var(--s2);
    font-weight: 650;
    cursor: pointer;
  }
`;

export const Figures = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  th,
  td {
    padding: var(--s3) var(--s2);
    border-bottom: 1px solid var(--line);
    font-weight: inherit;
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th,
  tfoot :is(th, td) {
    font-weight: 650;
  }
  thead th {
    border-bottom-color: var(--pine-900);
  }
  :is(th, td):not(:first-child) {
    font-variant-numeric: tabular-nums;
    overflow-wrap: normal;
    white-space: nowrap;
    text-align: end;
  }
`;
