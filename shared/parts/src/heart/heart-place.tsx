import { type ReactNode, useEffect, useState } from 'react';

import { Slot, type SlotProps, useUser } from '@campavia/remote-kit';

export interface HeartPlaceProps {
  heart: SlotProps['wishlist.heart'];
  /** Keeps the room of the heart until it is there; a heart on a picture needs none. */
  children?: ReactNode;
}

/** A pointer that moves or touches, and a key. */
const INTERACTIONS = ['pointerover', 'keydown'];

let isAwake = false;

/**
 * The heart of a camper. What saves it is loaded with the first interaction, and at once for whoever is signed in or has
 * saved something: a page that nobody has touched does not pay for it.
 */
export function HeartPlace({ heart, children }: HeartPlaceProps) {
  const user = useUser();
  const [isShown, setShown] = useState(isAwake);
  useEffect(() => {
    const listening = new AbortController();
    const wake = () => {
      listening.abort();
      setShown((isAwake = true));
    };
    for (const type of INTERACTIONS) document.addEventListener(type, wake, listening);
    if (user || hasHearts()) wake();
    return () => listening.abort();
  }, [user]);
  return isShown ? <Slot name="wishlist.heart" with={heart} pending={children} /> : children;
}

/** What the remote that saves campers stores for visitors. */
function hasHearts(): boolean {
  try {
    return 'campavia.hearts' in localStorage;
  } catch {
    return false;
  }
}
