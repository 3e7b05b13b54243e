import { type ComponentType, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { writePin } from '@campavia/domain';
import type { SlotProps } from '@campavia/remote-kit';
import { Small } from '@campavia/ui';

import type { Position } from '../../../rules/map/pin-moves';
import { mapMessages } from '../map.messages';

import { DraggablePin } from './draggable-pin';
import type { PinnedMapProps } from './pinned-map';
import { PositionBox, PositionFigure } from './position.styles';

export type PositionMapProps = SlotProps['vehicle.position'] & { PinnedMap: ComponentType<PinnedMapProps> };

/** A map with a vehicle's position: its pin is a field of the surrounding form. */
export function PositionMap({ name, latitude, longitude, PinnedMap }: PositionMapProps) {
  const { formatMessage } = useIntl();
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const [from] = useState<Position>({ latitude, longitude });
  const [position, setPosition] = useState(from);
  const [dragged, setDragged] = useState<Position>();
  const isMoved = position !== from;

  function move(to: Position) {
    setPosition(to);
    if (!field.current) return;
    field.current.value = writePin(from, to);
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <PositionFigure>
      <PositionBox>
        <PinnedMap center={from} pin={dragged ?? position}>
          {(map) => (
            <DraggablePin
              map={map}
              position={position}
              describedBy={hint}
              onDrag={setDragged}
              onMove={move}
            />
          )}
        </PinnedMap>
      </PositionBox>
      <Small as="figcaption" id={hint} $tone="soft">
        {formatMessage(mapMessages.pinHint)}
      </Small>
      <span role="status">{isMoved && <Small>{formatMessage(mapMessages.pinMoved)}</Small>}</span>
      <input ref={field} type="hidden" name={name} defaultValue={isMoved ? writePin(from, position) : ''} />
    </PositionFigure>
  );
}
