import { useIntl } from 'react-intl';

import type { SearchBox, SearchQuery } from '@campavia/domain';

import type { Highlight } from '../../components/highlight';

import { CardTray, ChosenCard } from './pins/chosen-cards';
import { FollowSwitch } from './controls/follow-switch';
import { FullMap } from './full-map';
import { MapFooter } from './controls/map-footer';
import { MapMessages } from './controls/map-messages';
import { MapTools } from './controls/map-tools';
import { mapMessages } from './map.messages';
import { MapContainer, Lower, LowerEdge, MapBox, TopLine } from './map.styles';
import { OnMap } from './on-map';
import { useCamperMap } from './use-camper-map';

export interface CamperMapProps {
  query: SearchQuery;
  area: SearchBox | undefined;
  /** The part of the area to show first; the whole area by default. */
  focus: SearchBox | undefined;
  heading: string | undefined;
  highlight: Highlight;
  layout: 'beside' | 'full';
  onClose?: () => void;
}

/** The list of results is its accessible alternative. */
export function CamperMap({ layout, onClose, ...props }: CamperMapProps) {
  if (layout === 'beside') return <MapWithPins {...props} layout={layout} />;
  return (
    <FullMap heading={props.heading} onClose={() => onClose?.()}>
      <MapWithPins {...props} layout={layout} />
    </FullMap>
  );
}

function MapWithPins({ query, area, focus, highlight, layout }: Omit<CamperMapProps, 'onClose'>) {
  const { formatMessage } = useIntl();
  const { place, ...state } = useCamperMap(query, { area, focus });
  const { map, view, campers, follows, isAside, onFollow, searchHere, nearMe } = state;
  const isFull = layout === 'full';
  return (
    <MapBox $isFull={isFull}>
      <MapContainer ref={place} role="group" aria-label={formatMessage(mapMessages.name)} />
      <TopLine>
        <FollowSwitch follows={follows} isAside={isAside} onFollow={onFollow} onSearchHere={searchHere} />
        <MapMessages {...state} />
      </TopLine>
      {map && <OnMap {...state} map={map} highlight={highlight} />}
      <Lower>
        <LowerEdge>
          {map && (
            <MapTools map={map} nearMe={{ isLocating: nearMe.isLocating, onNearMe: nearMe.showPosition }} />
          )}
          {!isFull && <ChosenCard campers={campers} query={query} highlight={highlight} />}
          {view && <MapFooter view={view} />}
          {isFull && <CardTray campers={campers} query={query} highlight={highlight} />}
        </LowerEdge>
      </Lower>
    </MapBox>
  );
}
