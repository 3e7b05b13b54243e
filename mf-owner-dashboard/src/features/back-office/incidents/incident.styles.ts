import { styled } from 'styled-components';

/** Pick-up and return, or owner and guest, side by side. */
export const SideBySide = styled.div`
  display: grid;
  gap: var(--s5);
  align-items: start;
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Photos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    aspect-ratio: 3 / 2;
    border-radius: var(--r-m);
    background: var(--pine-50);
    overflow: hidden;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) auto;
  gap: var(--s2) var(--s4);
  margin: 0;
  > dt {
    color: var(--ink-2);
  }
  > dd {
    margin: 0;
    font-weight: 600;
    text-align: right;
  }
`;
