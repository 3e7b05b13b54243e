import { styled } from 'styled-components';

/** A large picture and two small ones beside it; one alone fills it. */
export const Mosaic = styled.div`
  display: grid;
  grid-template: repeat(2, minmax(0, 1fr)) / 2fr 1fr;
  gap: 0.25rem;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: var(--cab-m);
  background: var(--fog);
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > img:first-child {
    grid-row: span 2;
  }
  > img:only-child {
    grid-column: span 2;
  }
`;

export const TileBox = styled.article`
  position: relative;
  h2 {
    margin-top: 0.75rem;
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
  h2 a {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: var(--cab-m);
    }
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Facts = styled.div`
  display: flex;
  gap: var(--s3);
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  color: var(--ink-2);
  font-size: 0.9375rem;
  > button {
    position: relative;
    min-width: 2.75rem;
    min-height: 2.75rem;
    margin-inline-end: -0.75rem;
  }
`;

export const NewTile = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s1);
  width: 100%;
  aspect-ratio: 3 / 2;
  padding: var(--s5);
  border: 1.5px dashed var(--line-strong);
  border-radius: var(--cab-m);
  background: var(--surface);
  color: var(--pine-900);
  font: 600 1rem/1.4 var(--text);
  cursor: pointer;
  &:hover {
    background: var(--pine-50);
  }
  > span {
    color: var(--ink-2);
    font-weight: 450;
    font-size: var(--t-small);
  }
`;
