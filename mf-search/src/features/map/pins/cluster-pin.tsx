import type { Map as LeafletMap } from 'leaflet';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import type { Cluster } from '@campavia/contracts';

import type { Highlight } from '../../../components/highlight';
import { isInBox } from '../../../rules/map/map-view';
import { boxOfEdges } from '../../../rules/map/map-area';

import { mapMessages } from '../map.messages';
import { ClusterCircle } from './pin.styles';
import { PinMarker } from './marker';

/** Published positions are rounded to a hundredth of a degree. */
const ROUNDING = 0.006;

export interface ClusterPinProps {
  map: LeafletMap;
  cluster: Cluster;
  highlight: Highlight;
  isStop: boolean;
  name: string;
  onOpen: (cluster: Cluster) => void;
}

export function ClusterPin({ map, cluster, highlight, isStop, name, onOpen }: ClusterPinProps) {
  const { formatMessage, formatNumber } = useIntl();
  const hasPointed = () => {
    const spot = highlight.pointed();
    const box = boxOfEdges(cluster.box);
    return spot !== undefined && box !== undefined && isInBox(spot, box, ROUNDING);
  };
  const isOn = useSyncExternalStore(highlight.subscribe, hasPointed, hasPointed);
  const { latitude, longitude, count } = cluster;
  return (
    <PinMarker map={map} latitude={latitude} longitude={longitude} isOnTop={isOn}>
      <ClusterCircle
        type="button"
        data-pin={name}
        tabIndex={isStop ? 0 : -1}
        aria-label={formatMessage(mapMessages.group, { count })}
        $isOn={isOn}
        onClick={() => onOpen(cluster)}
      >
        {formatNumber(count)}
      </ClusterCircle>
    </PinMarker>
  );
}
