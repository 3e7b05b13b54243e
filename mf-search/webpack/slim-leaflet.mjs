// Only the parts of Leaflet that the map uses; handlers register themselves with `Map` on import.
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

export { GridLayer } from 'leaflet/src/layer/tile/GridLayer.js';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js';
export { Layer } from 'leaflet/src/layer/Layer.js';
export { Map } from 'leaflet/src/map/Map.js';
export { Marker } from 'leaflet/src/layer/marker/Marker.js';
export * as DomUtil from 'leaflet/src/dom/DomUtil.js';
