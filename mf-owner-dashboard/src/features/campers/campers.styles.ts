import { styled } from 'styled-components';

import { Photo, Stack } from '@campavia/ui';

export const CampersPage = styled(Stack).attrs({ $gap: 6 })`
  padding-bottom: var(--s10);
`;

export const Chips = styled.div`
  display: flex;
  gap: var(--s2);
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
  > button {
    flex: none;
  }
  @media (max-width: 1023px) {
    > button {
      min-height: 2.75rem;
    }
  }
  @media (min-width: 768px) {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`;

export const CitySelect = styled.div`
  max-width: 20rem;
`;

export const CamperRows = styled.ul`
  display: grid;
  gap: var(--s5);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Picture and texts side by side, stacked on small screens. A marigold edge marks the one that waits for its owner. */
export const RowBox = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--cab-m);
  &[data-next] {
    border-color: var(--marigold-600);
    box-shadow: inset 0 0 0 1px var(--marigold-600);
  }
  h2 {
    overflow-wrap: anywhere;
  }
  h2 > a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: 15.5rem minmax(0, 1fr);
  }
  @media (forced-colors: active) {
    &[data-next] {
      outline: 3px solid Highlight;
    }
  }
`;

export const RowPhoto = styled(Photo)`
  aspect-ratio: 5 / 2;
  border-radius: 0;
  @media (min-width: 768px) {
    aspect-ratio: auto;
    height: 100%;
    min-height: 10rem;
  }
`;

export const NoPicture = styled.span`
  display: grid;
  place-content: center;
  height: 100%;
  min-height: 8rem;
  background: var(--fog);
  color: var(--ink-2);
  font-size: var(--t-small);
`;

export const RowText = styled(Stack).attrs({ $gap: 3 })`
  padding: var(--s5);
  @media (min-width: 768px) {
    padding-inline: var(--s6);
  }
  @media (max-width: 767px) {
    > :last-child > * {
      width: 100%;
    }
  }
`;

export const Meter = styled.div`
  max-width: 26rem;
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--line);
  > i {
    display: block;
    height: 100%;
    border-radius: 4px;
    background: var(--pine-700);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    > i {
      background: CanvasText;
    }
  }
`;
