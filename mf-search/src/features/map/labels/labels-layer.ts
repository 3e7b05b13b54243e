import { DomUtil, Layer, type Map as LeafletMap } from 'leaflet';

import type { MapMarkers } from '../../../rules/map/merge-clusters';

import { drawLabels, type MapName, type Rectangle } from './draw-labels';

/** How far the layer extends beyond the map, in pixels, so that a drag reveals labels at once. */
const OVERFLOW = 160;
/** The area of a pin and of a cluster around their point, in pixels: left, up, right, down. */
const PIN_BOX: Rectangle = [36, 34, 36, 2];
const CLUSTER_BOX: Rectangle = [24, 24, 24, 24];

export class LabelsLayer extends Layer {
  #canvas: HTMLCanvasElement | undefined;
  #names: readonly MapName[] = [];
  #pinned: MapMarkers = { campers: [], clusters: [] };

  setNames(names: readonly MapName[], pinned: MapMarkers | undefined): void {
    this.#names = names;
    if (pinned) this.#pinned = pinned;
    this.#draw();
  }

  override onAdd(map: LeafletMap): this {
    this.#canvas = document.createElement('canvas');
    // Hidden during a zoom animation, which would scale the letters.
    this.#canvas.className = 'leaflet-zoom-hide';
    map.getPane('overlayPane')?.append(this.#canvas);
    map.on('moveend resize', this.#draw, this);
    this.#draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off('moveend resize', this.#draw, this);
    this.#canvas?.remove();
    this.#canvas = undefined;
    return this;
  }

  #draw(): void {
    const canvas = this.#canvas;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const map = this._map;
    const size = map.getSize().add([2 * OVERFLOW, 2 * OVERFLOW]);
    const density = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = size.x * density;
    canvas.height = size.y * density;
    canvas.style.width = `${size.x}px`;
    canvas.style.height = `${size.y}px`;
    DomUtil.setPosition(canvas, map.containerPointToLayerPoint([-OVERFLOW, -OVERFLOW]));
    context.scale(density, density);
    const face = getComputedStyle(map.getContainer()).fontFamily;
    const project = ({ latitude, longitude }: Pick<MapName, 'latitude' | 'longitude'>) =>
      map.latLngToContainerPoint([latitude, longitude]).add([OVERFLOW, OVERFLOW]);
    const { campers, clusters } = this.#pinned;
    const covered = [
      ...campers.map((camper) => around(project(camper), PIN_BOX)),
      ...clusters.map((cluster) => around(project(cluster), CLUSTER_BOX)),
    ];
    drawLabels(this.#names, { context, face, size, project, covered });
  }
}

function around({ x, y }: { x: number; y: number }, [left, up, right, down]: Rectangle): Rectangle {
  return [x - left, y - up, x + right, y + down];
}
