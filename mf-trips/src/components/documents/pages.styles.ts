import { styled } from 'styled-components';

/** Pages of a document as pictures. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: 640px) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
    gap: var(--s4);
  }
`;

export const TilePicture = styled.div<{ $isRefused?: boolean; $isFaded?: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: var(--cab-s);
  background: var(--fog);
  color: var(--ink-2);
  ${(props) =>
    props.$isRefused &&
    `outline: 2px solid var(--stop);
    outline-offset: -2px;`}
  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    opacity: ${(props) => (props.$isFaded ? 0.45 : 1)};
  }
  > progress {
    position: absolute;
    inset: auto 0 0;
  }
`;

/** The type of a page that cannot be shown: a PDF, a HEIC. */
export const FileMark = styled.span`
  display: grid;
  justify-items: center;
  gap: var(--s1);
  padding: var(--s2);
  max-width: 100%;
  font-size: var(--t-tiny);
  font-weight: 600;
  text-align: center;
  overflow-wrap: anywhere;
`;

export const TileFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: var(--s1);
  min-height: 2.75rem;
  margin-top: var(--s1);
  font-size: var(--t-small);
  font-variant-numeric: tabular-nums;
  > span:first-child {
    min-width: 0;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

export const TileTools = styled.span`
  display: flex;
  > button {
    width: 2.75rem;
    min-height: 2.75rem;
  }
`;

export const AddTile = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s1);
  width: 100%;
  min-height: 7rem;
  aspect-ratio: 3 / 2;
  padding: var(--s3);
  border: 2px dashed var(--line-strong);
  border-radius: var(--cab-s);
  background: var(--surface);
  color: var(--pine-900);
  font: 650 1rem/1.3 var(--text);
  text-align: center;
  cursor: pointer;
  &:hover {
    border-color: var(--pine-700);
  }
`;

export const Bar = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  overflow: hidden;
  background: rgb(10 31 24 / 0.25);
  &::-webkit-progress-bar {
    background: rgb(10 31 24 / 0.25);
  }
  &::-webkit-progress-value {
    background: var(--marigold-500);
  }
  &::-moz-progress-bar {
    background: var(--marigold-500);
  }
`;

/** Only on devices with a camera at hand. */
export const OnSmallScreens = styled.span`
  display: contents;
  @media (min-width: 1024px) {
    display: none;
  }
`;
