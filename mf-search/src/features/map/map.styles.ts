import { css, styled } from 'styled-components';

import { leafletLook } from './leaflet.styles';

/** The map with its controls. */
export const MapBox = styled.div<{ $isFull: boolean }>`
  position: relative;
  isolation: isolate;
  /* Not hidden: what sticks to the foot of the window would stick to this box. */
  overflow: clip;
  height: 100%;
  min-height: 22rem;
  background: #eef1e6;
  ${({ $isFull }) =>
    !$isFull &&
    css`
      border: 1px solid var(--line);
      border-radius: var(--cab-l);
    `}
`;

/** The element of the library. */
export const MapContainer = styled.div`
  position: absolute;
  z-index: 0;
  inset: 0;
  overflow: hidden;
  background: #eef1e6;
  font-family: var(--text);
  touch-action: none;
  cursor: grab;
  -webkit-tap-highlight-color: transparent;
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  .leaflet-dragging & {
    cursor: grabbing;
  }
  ${leafletLook}
`;

/** Top left: the switch for following the map. */
export const TopLine = styled.div`
  position: absolute;
  z-index: var(--z-map-controls);
  top: var(--s4);
  inset-inline: var(--s4);
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: flex-start;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;

/** Contains the controls of the lower edge. */
export const Lower = styled.div`
  position: absolute;
  z-index: var(--z-map-controls);
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  pointer-events: none;
`;

/** The lower edge of the map, or of the window if the map extends below it. */
export const LowerEdge = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-direction: column;
  gap: var(--s3);
  padding-bottom: 0.4rem;
  > * {
    pointer-events: auto;
  }
`;

export const Tools = styled.div`
  align-self: flex-end;
  margin-inline: var(--s4);
  display: grid;
  overflow: hidden;
  border-radius: var(--r-m);
  background: var(--surface);
  box-shadow: var(--sh-2);
  > button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  > button + button {
    border-top: 1px solid var(--line);
  }
  > button:hover {
    background: var(--pine-100);
  }
  > button:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  > button:disabled {
    color: var(--ink-3);
    background: var(--fog);
    cursor: default;
  }
`;

/** The scale bar and the attribution. */
export const Foot = styled.div`
  && {
    pointer-events: none;
  }
  padding-inline: 0.5rem;
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  gap: var(--s3);
  color: var(--ink-2);
  font-size: 0.6875rem;
  line-height: 1.4;
  > * {
    padding: 0.1rem 0.35rem;
    border-radius: 0.2rem;
    background: rgb(255 255 255 / 0.8);
  }
`;

export const ScaleBar = styled.span<{ $width: number }>`
  box-sizing: content-box;
  width: ${({ $width }) => $width}px;
  border: solid var(--ink-2);
  border-width: 0 1.5px 1.5px;
  border-radius: 0;
  text-align: center;
  white-space: nowrap;
`;

/** A notice over the map. */
export const MapNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  max-width: 24rem;
  padding: 0.625rem 0.75rem;
  border-radius: var(--r-m);
  background: var(--surface);
  box-shadow: var(--sh-2);
  font-size: var(--t-small);
  line-height: 1.4;
`;
