import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import type { CamperPin as Camper, Cluster } from '@campavia/contracts';

import type { Highlight } from '../../../components/highlight';
import type { MapMarkers } from '../../../rules/map/merge-clusters';

import { CamperPin } from './camper-pin';
import { ClusterPin } from './cluster-pin';
import { mapMessages } from '../map.messages';
import { seenCampers } from './seen-campers';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export interface PinsProps {
  map: LeafletMap;
  markers: MapMarkers;
  highlight: Highlight;
  onChoose: (camper: Camper) => void;
  onOpen: (cluster: Cluster) => void;
}

/** The pins are one tab stop, with arrow keys between them. */
export function Pins({ map, markers, highlight, onChoose, onOpen }: PinsProps) {
  const { formatMessage } = useIntl();
  const [stop, setStop] = useState<string>();
  const seen = seenCampers();
  const { campers, clusters } = markers;
  const names = [...campers.map(({ id }) => String(id)), ...clusters.map(nameOfCluster)];
  const stopName = stop !== undefined && names.includes(stop) ? stop : names[0];

  useEffect(() => walkPins(map, formatMessage(mapMessages.pins), setStop), [map, formatMessage]);
  return (
    <>
      {campers.map((camper) => (
        <CamperPin
          key={camper.id}
          map={map}
          camper={camper}
          highlight={highlight}
          onChoose={onChoose}
          isSeen={seen.has(camper.id)}
          isStop={stopName === String(camper.id)}
        />
      ))}
      {clusters.map((cluster) => {
        const name = nameOfCluster(cluster);
        return (
          <ClusterPin
            key={name}
            map={map}
            cluster={cluster}
            highlight={highlight}
            name={name}
            onOpen={onOpen}
            isStop={stopName === name}
          />
        );
      })}
    </>
  );
}

function nameOfCluster({ latitude, longitude, count }: Cluster): string {
  return `${latitude},${longitude},${count}`;
}

function walkPins(map: LeafletMap, label: string, onStop: (name: string | undefined) => void) {
  const pane = map.getPane('markerPane');
  pane?.setAttribute('role', 'group');
  pane?.setAttribute('aria-label', label);
  const rest = ({ target }: FocusEvent) => onStop((target as HTMLElement).dataset.pin);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    pinFrom(pane, event.target as HTMLElement, step)?.focus({ preventScroll: true });
  };
  pane?.addEventListener('focusin', rest);
  pane?.addEventListener('keydown', walk);
  return () => {
    pane?.removeEventListener('focusin', rest);
    pane?.removeEventListener('keydown', walk);
  };
}

/** The next or previous pin, from west to east. */
function pinFrom(pane: HTMLElement | undefined, from: HTMLElement, step: number): HTMLElement | undefined {
  const pins = [...(pane?.querySelectorAll<HTMLElement>('[data-pin]') ?? [])];
  const lefts = new Map(pins.map((pin) => [pin, pin.getBoundingClientRect().left]));
  pins.sort((one, other) => (lefts.get(one) ?? 0) - (lefts.get(other) ?? 0));
  return pins.at((pins.indexOf(from) + step) % pins.length);
}
