import { useState, useSyncExternalStore } from 'react';

/** A camper by where it stands, so that the group that hides it on the map can be found as well. */
export interface Spot {
  id: number;
  latitude: number;
  longitude: number;
}

/**
 * Which camper the reader is at, in the list or on the map, and which they chose on the map. Apart from the state of
 * the screen: a pointer that passes over draws two cards, not the page.
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

/** Makes a highlight that nothing has. */
export function createHighlight(): Highlight {
  const listeners = new Set<() => void>();
  let pointed: Spot | undefined;
  let chosen: number | undefined;

  function tell(): void {
    for (const listener of [...listeners]) listener();
  }
  return {
    pointed: () => pointed,
    chosen: () => chosen,
    isOn: (id) => pointed?.id === id || chosen === id,
    point(spot) {
      if (spot?.id === pointed?.id) return;
      pointed = spot;
      tell();
    },
    choose(id) {
      if (id === chosen) return;
      chosen = id;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The highlight of a screen, one as long as it stands. */
export function useNewHighlight(): Highlight {
  return useState(createHighlight)[0];
}

/** Whether a camper is highlighted; follows it. */
export function useIsOn({ subscribe, isOn }: Highlight, id: number): boolean {
  const know = () => isOn(id);
  return useSyncExternalStore(subscribe, know, know);
}

/** The camper that was chosen on the map; follows it. */
export function useChosen({ subscribe, chosen }: Highlight): number | undefined {
  return useSyncExternalStore(subscribe, chosen, chosen);
}

/** What listens to the pointer and to the focus around a card or a pin. */
export function pointingAt({ point }: Highlight, { id, latitude, longitude }: Spot) {
  const enter = () => point({ id, latitude, longitude });
  const leave = () => point(undefined);
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}
