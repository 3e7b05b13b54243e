import { css, styled } from 'styled-components';

import type { MapPicture, PicturedCell } from '../../../rules/map/map-picture';

export const PictureBox = styled.div`
  position: relative;
  container-type: size;
  overflow: clip;
  height: 100%;
  min-height: 22rem;
  border: 1px solid var(--line);
  border-radius: var(--cab-l);
  background: #eef1e6;
`;

/** The map's zoom depends on the size of its box: the picture's size does as well. */
export const Picture = styled.div<{ $sizes: MapPicture['sizes'] }>`
  position: absolute;
  left: 50%;
  top: 50%;
  transform: translate(-50%, -50%);
  ${({ $sizes }) =>
    $sizes.map(({ minWidth, minHeight, edge }, index) =>
      index === 0
        ? sized(edge)
        : css`
            @container (min-width: ${minWidth}px) and (min-height: ${minHeight}px) {
              ${sized(edge)}
            }
          `,
    )}
`;

function sized(edge: number) {
  return css`
    width: ${edge}px;
    height: ${edge}px;
  `;
}

export const CellPicture = styled.img<{ $cell: PicturedCell }>`
  position: absolute;
  max-width: none;
  ${({ $cell: { left, top, edge } }) => css`
    left: ${left}%;
    top: ${top}%;
    width: ${edge}%;
    height: ${edge}%;
  `}
`;

export const Prices = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  text {
    fill: var(--ink);
    font: 700 0.875rem / 1 var(--text);
    text-anchor: middle;
  }
  path,
  rect {
    fill: var(--surface);
    stroke: var(--pine-900);
    stroke-width: 1.5px;
  }
`;
