import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const ON_TOP = 100_000;

export interface SpotMarkerProps {
  map: LeafletMap;
  latitude: number;
  longitude: number;
  isOnTop?: boolean;
  children: ReactNode;
}

export function PinMarker({ map, latitude, longitude, isOnTop, children }: SpotMarkerProps) {
  const [html] = useState(() => document.createElement('div'));
  const [marker] = useState(
    () =>
      new Marker([latitude, longitude], {
        icon: new DivIcon({ html, className: '', iconSize: undefined }),
        interactive: false,
        keyboard: false,
      }),
  );
  useEffect(() => {
    marker.addTo(map);
    return () => void marker.remove();
  }, [map, marker]);
  useEffect(() => {
    marker.setLatLng([latitude, longitude]);
  }, [marker, latitude, longitude]);
  useEffect(() => {
    marker.setZIndexOffset(isOnTop ? ON_TOP : 0);
  }, [marker, isOnTop]);
  return createPortal(children, html);
}
