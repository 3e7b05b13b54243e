import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';

import { Icon } from '@campavia/ui';
import { Minus, Plus } from '@campavia/ui/icons';

import { Crosshair } from './crosshair';
import { mapMessages } from '../map.messages';
import { Tools } from '../map.styles';

export interface MapToolsProps {
  map: LeafletMap;
  /** Without it nobody is located. */
  nearMe?: { isLocating: boolean; onNearMe: () => void };
}

interface ToolButton {
  name: MessageDescriptor;
  icon: ReactNode;
  isOff: boolean;
  act: () => void;
}

export function MapTools({ map, nearMe }: MapToolsProps) {
  const { formatMessage } = useIntl();
  const zoom = useZoom(map);
  const buttons: ToolButton[] = [
    {
      name: mapMessages.zoomIn,
      icon: <Icon of={Plus} />,
      isOff: zoom >= map.getMaxZoom(),
      act: () => void map.zoomIn(),
    },
    {
      name: mapMessages.zoomOut,
      icon: <Icon of={Minus} />,
      isOff: zoom <= map.getMinZoom(),
      act: () => void map.zoomOut(),
    },
  ];
  if (nearMe) {
    const { isLocating, onNearMe } = nearMe;
    buttons.push({ name: mapMessages.nearMe, icon: <Crosshair />, isOff: isLocating, act: onNearMe });
  }
  return (
    <Tools>
      {buttons.map(({ name, icon, isOff, act }) => (
        <button
          key={formatMessage(name)}
          type="button"
          aria-label={formatMessage(name)}
          title={formatMessage(name)}
          disabled={isOff}
          onClick={act}
        >
          {icon}
        </button>
      ))}
    </Tools>
  );
}

function useZoom(map: LeafletMap): number {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const follow = () => setZoom(map.getZoom());
    map.on('zoomend', follow);
    return () => void map.off('zoomend', follow);
  }, [map]);
  return zoom;
}
