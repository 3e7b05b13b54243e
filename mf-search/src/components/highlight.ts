import { useState, useSyncExternalStore } from 'react';

/** A camper with its position, so that the group that contains it on the map can be found too. */
export interface Spot {
  id: number;
  latitude: number;
  longitude: number;
}

/**
 * The camper under the pointer, in the list or on the map, and the one chosen on the map. Outside of React state, so
 * that a pointer that moves rerenders two cards and not the page.
 */
export interface Highlight {
  /** The camper under the pointer or with the focus. */
  pointed(): Spot | undefined;
  chosen(): number | undefined;
  isOn(id: number): boolean;
  point(spot: Spot | undefined): void;
  choose(id: number | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a highlight without any camper. */
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

/** Creates one highlight per mounted screen. */
export function useNewHighlight(): Highlight {
  return useState(createHighlight)[0];
}

/** Whether a camper is highlighted; subscribes to changes. */
export function useIsOn({ subscribe, isOn }: Highlight, id: number): boolean {
  const getSnapshot = () => isOn(id);
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/** The camper chosen on the map; subscribes to changes. */
export function useChosen({ subscribe, chosen }: Highlight): number | undefined {
  return useSyncExternalStore(subscribe, chosen, chosen);
}

/** Event handlers that highlight a camper while its card or pin has the pointer or the focus. */
export function pointingAt({ point }: Highlight, { id, latitude, longitude }: Spot) {
  const enter = () => point({ id, latitude, longitude });
  const leave = () => point(undefined);
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}
