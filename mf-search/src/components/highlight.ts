import { useState, useSyncExternalStore } from 'react';

/** The position serves to find the cluster that contains the camper on the map. */
export interface Spot {
  id: number;
  latitude: number;
  longitude: number;
}

/** Outside of React state, so that a moving pointer rerenders two cards and not the page. */
export interface Highlight {
  pointed(): Spot | undefined;
  chosen(): number | undefined;
  isOn(id: number): boolean;
  point(spot: Spot | undefined): void;
  choose(id: number | undefined): void;
  subscribe(listener: () => void): () => void;
}

export function createHighlight(): Highlight {
  const listeners = new Set<() => void>();
  let pointed: Spot | undefined;
  let chosen: number | undefined;

  function notify(): void {
    for (const listener of [...listeners]) listener();
  }
  return {
    pointed: () => pointed,
    chosen: () => chosen,
    isOn: (id) => pointed?.id === id || chosen === id,
    point(spot) {
      if (spot?.id === pointed?.id) return;
      pointed = spot;
      notify();
    },
    choose(id) {
      if (id === chosen) return;
      chosen = id;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useNewHighlight(): Highlight {
  return useState(createHighlight)[0];
}

export function useIsOn({ subscribe, isOn }: Highlight, id: number): boolean {
  const getSnapshot = () => isOn(id);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

export function useChosen({ subscribe, chosen }: Highlight): number | undefined {
  return useSyncExternalStore(subscribe, chosen, chosen);
}

export function pointingAt({ point }: Highlight, { id, latitude, longitude }: Spot) {
  const enter = () => point({ id, latitude, longitude });
  const leave = () => point(undefined);
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}
