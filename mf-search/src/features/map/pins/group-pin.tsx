import type { Map as LeafletMap } from 'leaflet';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import type { Cluster } from '@campavia/contracts';

import type { Highlight } from '../../../components/highlight';
import { isInBox } from '../../../rules/map/map-view';
import { boxOfEdges } from '../../../rules/map/map-area';

import { mapMessages } from '../map.messages';
import { GroupCircle } from './pin.styles';
import { PinMarker } from './marker';

/** Published positions are rounded to a hundredth of a degree. */
const ROUNDING = 0.006;

export interface GroupPinProps {
  map: LeafletMap;
  group: Cluster;
  highlight: Highlight;
  isStop: boolean;
  name: string;
  onOpen: (group: Cluster) => void;
}

export function GroupPin({ map, group, highlight, isStop, name, onOpen }: GroupPinProps) {
  const { formatMessage, formatNumber } = useIntl();
  const hasPointed = () => {
    const spot = highlight.pointed();
    const box = boxOfEdges(group.box);
    return spot !== undefined && box !== undefined && isInBox(spot, box, ROUNDING);
  };
  const isOn = useSyncExternalStore(highlight.subscribe, hasPointed, hasPointed);
  const { latitude, longitude, count } = group;
  return (
    <PinMarker map={map} latitude={latitude} longitude={longitude} isOnTop={isOn}>
      <GroupCircle
        type="button"
        data-pin={name}
        tabIndex={isStop ? 0 : -1}
        aria-label={formatMessage(mapMessages.group, { count })}
        $isOn={isOn}
        onClick={() => onOpen(group)}
      >
        {formatNumber(count)}
      </GroupCircle>
    </PinMarker>
  );
}
