import { styled } from 'styled-components';

import { priceColour, type PriceColour } from './calendar.styles';

export const Swatches = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: var(--s2);
    padding: 0;
    font-weight: 600;
  }
`;

export const Swatch = styled.label<{ $colour: PriceColour }>`
  ${priceColour}
  position: relative;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 0.4rem;
  cursor: pointer;
  forced-color-adjust: none;
  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    outline: 3px solid var(--pine-900);
    outline-offset: 2px;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

export const TwoFields = styled.div`
  display: grid;
  gap: var(--s3);
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  min-height: 2.75rem;
`;

export const Modes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  padding: 0.25rem;
  border-radius: var(--r-m);
  background: var(--fog);
`;

export const Mode = styled.button`
  flex: 1 0 auto;
  min-height: 2.5rem;
  padding: 0.25rem 0.6rem;
  border: 0;
  border-radius: var(--r-s);
  background: none;
  color: var(--ink-2);
  font: inherit;
  font-size: var(--t-small);
  font-weight: 600;
  cursor: pointer;
  &[aria-pressed='true'] {
    background: var(--surface);
    color: var(--pine-900);
    box-shadow: inset 0 0 0 1.5px var(--pine-900);
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const OnTheseDays = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s2);
  }
  display: grid;
  gap: var(--s1);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--t-small);
`;

export const FeedList = styled.ul`
  display: grid;
  gap: var(--s4);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: var(--s2);
    min-width: 0;
    padding-bottom: var(--s4);
    border-bottom: 1px solid var(--line);
  }
  p {
    margin: 0;
  }
`;

export const FeedUrl = styled.span`
  color: var(--ink-2);
  font-size: var(--t-small);
  overflow-wrap: anywhere;
`;
