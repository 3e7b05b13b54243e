import type { Map as LeafletMap } from 'leaflet';
import { useIntl } from 'react-intl';

import type { Highlight } from '../../components/highlight';

import { chooseOnMap, openCluster } from './pins/choose-on-map';
import { mapMessages } from './map.messages';
import { YouDot } from './pins/pin.styles';
import { Pins } from './pins/pins';
import { PinMarker } from './pins/marker';
import type { CamperMapState } from './use-camper-map';

export interface OnMapProps extends Pick<CamperMapState, 'markers' | 'nearMe'> {
  map: LeafletMap;
  highlight: Highlight;
}

export function OnMap({ map, markers, nearMe, highlight }: OnMapProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {markers && (
        <Pins
          map={map}
          markers={markers}
          highlight={highlight}
          onChoose={(camper) => chooseOnMap(camper, highlight)}
          onOpen={(cluster) => openCluster(map, cluster)}
        />
      )}
      {nearMe.position && (
        <PinMarker map={map} {...nearMe.position}>
          <YouDot role="img" aria-label={formatMessage(mapMessages.you)} />
        </PinMarker>
      )}
    </>
  );
}
