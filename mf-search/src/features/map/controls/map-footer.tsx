import { useIntl } from 'react-intl';

import { useSite } from '@campavia/remote-kit';

import { mapScale } from '../../../rules/map/map-scale';
import type { MapView } from '../../../rules/map/map-view';

import { Foot, ScaleBar } from '../map.styles';
import { tilesOf } from '../base/tiles';

/** Proper names, which are not translated. */
const CREDIT = 'Natural Earth · GeoNames';
const EQUATOR_METRES = 40_075_016.7;

export function MapFooter({ view }: { view: MapView }) {
  const { formatNumber } = useIntl();
  const { units } = useSite();
  const { length, unit, width } = mapScale(metresPerPixel(view), units);
  const tiles = tilesOf();
  return (
    <Foot>
      <ScaleBar $width={width}>
        {formatNumber(length, { style: 'unit', unit, unitDisplay: 'short' })}
      </ScaleBar>
      <span>{tiles ? tiles.credit : CREDIT}</span>
    </Foot>
  );
}

/** At the middle of the map, because the scale changes with the latitude. */
function metresPerPixel({ box, zoom }: MapView): number {
  const latitude = (box[1] + box[3]) / 2;
  return (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / 256 / 2 ** zoom;
}
