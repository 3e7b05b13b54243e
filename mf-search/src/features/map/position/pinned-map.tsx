import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import type { MapView } from '../../../rules/map/map-view';
import type { Position } from '../../../rules/map/pin-moves';
import { MapTools } from '../controls/map-tools';
import { useLabels } from '../labels/use-labels';
import { mapMessages } from '../map.messages';
import { MapContainer } from '../map.styles';
import { PinMarker } from '../pins/marker';
import { useLeaflet } from '../use-leaflet';
import { viewOf, watchMoves } from '../watch-moves';

export interface PinnedMapProps {
  /** The initial section of the map; it does not follow the pin. */
  center: Position;
  pin: Position;
  children: (map: LeafletMap) => ReactNode;
}

/** Streets are not drawn, so that the surrounding labels must be in view. */
const ZOOM = 11;

export function PinnedMap({ center, pin, children }: PinnedMapProps) {
  const { formatMessage } = useIntl();
  const { place, map } = useLeaflet();
  useLabels(map, useViewAround(map, center), undefined);
  return (
    <>
      <MapContainer ref={place} role="group" aria-label={formatMessage(mapMessages.name)} />
      {map && (
        <>
          <PinMarker map={map} {...pin}>
            {children(map)}
          </PinMarker>
          <MapTools map={map} />
        </>
      )}
    </>
  );
}

function useViewAround(map: LeafletMap | undefined, { latitude, longitude }: Position): MapView | undefined {
  const [view, setView] = useState<MapView>();
  useEffect(() => {
    if (!map) return;
    const look = () => setView(viewOf(map));
    map.setView([latitude, longitude], ZOOM, { animate: false });
    look();
    return watchMoves(map, { onStop: look, onResize: look });
  }, [map, latitude, longitude]);
  return view;
}
