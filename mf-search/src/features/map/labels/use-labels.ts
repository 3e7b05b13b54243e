import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { useMapLabels } from '../../../data/map/use-map-labels';
import type { MapView } from '../../../rules/map/map-view';
import type { MapMarkers } from '../../../rules/map/merge-clusters';

import { LabelsLayer } from './labels-layer';
import { tilesOf } from '../base/tiles';

/** External tiles have labels of their own. */
export function useLabels(
  map: LeafletMap | undefined,
  view: MapView | undefined,
  pinned: MapMarkers | undefined,
): void {
  const { formatDisplayName } = useIntl();
  const [layer] = useState(() => (tilesOf() ? undefined : new LabelsLayer()));
  const labels = useMapLabels(layer && view);

  useEffect(() => {
    if (!map || !layer) return;
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, layer]);
  useEffect(() => {
    const names = labels.map(({ name, country, ...label }) => {
      const localName = label.kind === 'country' && formatDisplayName(country, { type: 'region' });
      return { ...label, text: localName || name };
    });
    layer?.setNames(names, pinned);
  }, [layer, labels, pinned, formatDisplayName]);
}
