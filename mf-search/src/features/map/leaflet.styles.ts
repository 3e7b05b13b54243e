import { css } from 'styled-components';

/** The styles that the library needs: its panes are stacked and moved by transforms. */
export const leafletLook = css`
  .leaflet-pane,
  .leaflet-tile,
  .leaflet-marker-icon,
  .leaflet-tile-container,
  .leaflet-pane > canvas,
  .leaflet-layer {
    position: absolute;
    top: 0;
    left: 0;
  }
  .leaflet-tile,
  .leaflet-marker-icon {
    user-select: none;
    -webkit-user-drag: none;
  }
  .leaflet-tile {
    visibility: hidden;
    max-width: none;
    max-height: none;
    pointer-events: none;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  .leaflet-tile-pane {
    z-index: 1;
  }
  .leaflet-overlay-pane {
    z-index: 2;
    pointer-events: none;
  }
  .leaflet-shadow-pane {
    z-index: 3;
  }
  .leaflet-marker-pane {
    z-index: 4;
  }
  .leaflet-tooltip-pane,
  .leaflet-popup-pane {
    z-index: 5;
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
    will-change: transform;
  }
  .leaflet-pan-anim .leaflet-tile,
  .leaflet-zoom-anim .leaflet-tile {
    transition: none;
  }
  .leaflet-zoom-anim .leaflet-zoom-hide {
    visibility: hidden;
  }
`;
