import { styled } from 'styled-components';

import { IconButton, Photo } from '@campavia/ui';

export const Columns = styled.div`
  display: grid;
  gap: var(--s10);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 17.5rem;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  align-items: center;
  justify-content: space-between;
  > :first-child {
    flex: 1 1 17rem;
    /* Room for what is said while pictures are sent, so that nothing below moves. */
    > p {
      min-height: 2lh;
      @media (max-width: 639px) {
        min-height: 3lh;
      }
    }
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`;

/** Only where people hold a camera in their hand. */
export const OnSmallScreens = styled.span`
  display: contents;
  @media (min-width: 1024px) {
    display: none;
  }
`;

/** The dashed outline says that files can be dropped anywhere on the pictures. */
export const DropArea = styled.section<{ $isOver: boolean }>`
  display: grid;
  gap: var(--s5);
  grid-template-columns: minmax(0, 1fr);
  border-radius: var(--r-m);
  ${(props) =>
    props.$isOver &&
    `outline: 3px dashed var(--pine-700);
    outline-offset: var(--s3);`}
`;

export const Tiles = styled.ol`
  display: grid;
  gap: var(--s3);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
  @media (min-width: 640px) {
    gap: var(--s4);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.75rem), 1fr));
  }
`;

export const Tile = styled.li<{ $isHeld?: boolean }>`
  position: relative;
  min-width: 0;
  ${(props) =>
    props.$isHeld &&
    `> :first-child {
      outline: 3px solid var(--pine-900);
      outline-offset: 2px;
      box-shadow: var(--sh-3);
    }`}
`;

/** A picture that lies on its side is enlarged, so that it still fills its box of 3:2. */
export const TilePhoto = styled(Photo)<{ $turn?: number }>`
  border-radius: var(--cab-s);
  > img {
    transform: rotate(${(props) => props.$turn ?? 0}deg)
      scale(${(props) => ((props.$turn ?? 0) % 180 === 0 ? 1 : 1.5)});
  }
`;

export const Plate = styled.span`
  position: absolute;
  left: 0.5rem;
  top: 0.5rem;
  display: inline-flex;
  align-items: center;
  gap: 0.35rem;
  padding: 0.5rem 0.625rem;
  border-radius: 0.4rem;
  background: var(--pine-900);
  color: var(--on-pine);
  box-shadow:
    inset 0 0 0 2px var(--pine-900),
    inset 0 0 0 3px rgb(246 247 241 / 0.75);
  font-size: var(--t-tiny);
  font-weight: 650;
  line-height: 1;
  > svg {
    width: 0.95rem;
    height: 0.95rem;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Grip = styled.button`
  position: absolute;
  right: 0.5rem;
  top: 0.5rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 0.5rem 0.875rem 0.5rem 0.5rem;
  background: rgb(255 255 255 / 0.94);
  color: var(--pine-900);
  box-shadow: var(--sh-1);
  cursor: grab;
  touch-action: none;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Tools = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 0.4rem;
`;

export const Tool = styled(IconButton)`
  width: 2.75rem;
  min-height: 2.75rem;
  border-radius: var(--r-s);
  color: var(--ink-2);
  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;

export const WideTool = styled(Tool)`
  @media (max-width: 639px) {
    display: none;
  }
`;

export const NarrowTool = styled(Tool)`
  @media (min-width: 640px) {
    display: none;
  }
`;

/** Stays in sight at the bottom of the window. */
export const UndoFrame = styled.div`
  position: sticky;
  bottom: var(--s4);
  z-index: 2;
  display: flex;
  gap: var(--s3);
  align-items: center;
  justify-content: space-between;
  padding: var(--s2) var(--s2) var(--s2) var(--s5);
  border-radius: var(--r-m);
  background: var(--pine-900);
  color: var(--on-pine);
  box-shadow: var(--sh-3);
  > span {
    flex: 1;
  }
  > button:last-child {
    color: inherit;
  }
`;

export const ConflictPanel = styled.section`
  display: grid;
  gap: var(--s3);
  justify-items: start;
  padding: var(--s5);
  border: 1px solid var(--care);
  border-radius: var(--r-l);
  background: var(--care-soft);
`;

export const TipList = styled.ul`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--s2);
    font-size: var(--t-small);
  }
  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--ink-2);
  }
`;
