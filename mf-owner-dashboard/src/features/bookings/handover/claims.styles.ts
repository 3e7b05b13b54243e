import { styled } from 'styled-components';

export const PhotoButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
`;

/** Only where people hold a camera in their hand. */
export const OnSmallScreens = styled.span`
  display: contents;
  @media (min-width: 1024px) {
    display: none;
  }
`;

export const PhotoTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    aspect-ratio: 3 / 2;
    overflow: hidden;
    border-radius: var(--cab-s);
    background: var(--fog);
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
