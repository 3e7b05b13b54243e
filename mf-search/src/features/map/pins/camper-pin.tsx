import type { Map as LeafletMap } from 'leaflet';
import { useIntl } from 'react-intl';

import type { CamperPin as Camper } from '@campavia/contracts';
import { formatMoney } from '@campavia/i18n';

import { pointingAt, useChosen, useIsOn, type Highlight } from '../../../components/highlight';

import { mapMessages } from '../map.messages';
import { PinBubble } from './pin.styles';
import { PinMarker } from './marker';

export interface CamperPinProps {
  map: LeafletMap;
  camper: Camper;
  highlight: Highlight;
  isSeen: boolean;
  /** The one pin in the tab order. */
  isStop: boolean;
  onChoose: (camper: Camper) => void;
}

export function CamperPin({ map, camper, highlight, isSeen, isStop, onChoose }: CamperPinProps) {
  const intl = useIntl();
  const isOn = useIsOn(highlight, camper.id);
  const isChosen = useChosen(highlight) === camper.id;
  const { title, currency, latitude, longitude } = camper;
  const amount = camper.booking_price_per_day ?? camper.price_per_day;
  const price = formatMoney(intl, amount, currency, 'shortest');
  const seenOrPlain = isSeen ? 'seen' : 'plain';
  return (
    <PinMarker map={map} latitude={latitude} longitude={longitude} isOnTop={isOn}>
      <PinBubble
        type="button"
        data-pin={camper.id}
        tabIndex={isStop ? 0 : -1}
        aria-label={intl.formatMessage(mapMessages.pin, { title, price })}
        aria-pressed={isChosen}
        $state={isOn ? 'on' : seenOrPlain}
        {...pointingAt(highlight, camper)}
        onClick={() => onChoose(camper)}
      >
        {price}
      </PinBubble>
    </PinMarker>
  );
}
