import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { useMapLabels } from '../../data/use-map-labels';
import type { MapView } from '../../rules/map-view';
import type { Shown } from '../../rules/merge-groups';

import { NamesLayer } from './names-layer';
import { tilesOf } from './tiles';

/** Writes the names on the map, clear of its pins; pictures from elsewhere have their own. */
export function useNames(
  map: LeafletMap | undefined,
  view: MapView | undefined,
  pinned: Shown | undefined,
): void {
  const { formatDisplayName } = useIntl();
  const [layer] = useState(() => (tilesOf() ? undefined : new NamesLayer()));
  const labels = useMapLabels(layer && view);

  useEffect(() => {
    if (!map || !layer) return;
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, layer]);
  useEffect(() => {
    const names = labels.map(({ name, country, ...label }) => {
      const inReadersWords = label.kind === 'country' && formatDisplayName(country, { type: 'region' });
      return { ...label, text: inReadersWords || name };
    });
    layer?.write(names, pinned);
  }, [layer, labels, pinned, formatDisplayName]);
}
