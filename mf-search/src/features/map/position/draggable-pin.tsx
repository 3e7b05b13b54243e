import type { Map as LeafletMap } from 'leaflet';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useIntl } from 'react-intl';

import { Icon } from '@campavia/ui';
import { MapPin } from '@campavia/ui/icons';

import { type Position, pinStep, roundPosition } from '../../../rules/map/pin-moves';
import { mapMessages } from '../map.messages';

import { Pin } from './position.styles';

export interface DraggablePinProps {
  map: LeafletMap;
  position: Position;
  /** Id of the text that explains how to move it. */
  describedBy: string;
  onDrag: (position: Position | undefined) => void;
  onMove: (position: Position) => void;
}

/** A pin that is moved by pointer or by arrow keys; with Shift in the smallest steps. */
export function DraggablePin({ map, position, describedBy, onDrag, onMove }: DraggablePinProps) {
  const { formatMessage } = useIntl();
  const start = useRef<Pixels>(undefined);

  function moveByKey(event: KeyboardEvent) {
    const step = pinStep(event);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = movedBy(map, position, step);
    onMove(next);
    map.panInside([next.latitude, next.longitude], { padding: [48, 48] });
  }

  function grip(event: PointerEvent<HTMLElement>) {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY };
  }

  function distanceTo({ clientX, clientY }: PointerEvent): Pixels | undefined {
    return start.current && { x: clientX - start.current.x, y: clientY - start.current.y };
  }

  function drag(event: PointerEvent) {
    const distance = distanceTo(event);
    if (distance) onDrag(movedBy(map, position, distance));
  }

  function release() {
    start.current = undefined;
    onDrag(undefined);
  }

  function drop(event: PointerEvent) {
    const { x, y } = distanceTo(event) ?? { x: 0, y: 0 };
    release();
    if (x !== 0 || y !== 0) onMove(movedBy(map, position, { x, y }));
  }

  return (
    <Pin
      type="button"
      aria-label={formatMessage(mapMessages.vehiclePin)}
      aria-describedby={describedBy}
      onKeyDown={moveByKey}
      onPointerDown={grip}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={release}
    >
      <Icon of={MapPin} />
    </Pin>
  );
}

interface Pixels {
  x: number;
  y: number;
}

function movedBy(map: LeafletMap, { latitude, longitude }: Position, { x, y }: Pixels): Position {
  const { lat, lng } = map.unproject(map.project([latitude, longitude]).add([x, y]));
  return roundPosition({ latitude: lat, longitude: lng });
}
