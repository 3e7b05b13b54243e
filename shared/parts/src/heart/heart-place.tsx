import { type ReactNode, useEffect, useState } from 'react';

import { Slot, type SlotProps, useUser } from '@campavia/remote-kit';

export interface HeartPlaceProps {
  heart: SlotProps['wishlist.heart'];
  /** Reserves the space of the button until it is loaded; on a picture it needs none. */
  children?: ReactNode;
}

/** Pointer movement, pointer press and key press. */
const INTERACTIONS = ['pointerover', 'keydown'];

let isAwake = false;

/**
 * The wishlist button of a camper. Its code is loaded with the first interaction, and at once for signed-in users and
 * visitors who have saved something, so that other pages do not pay for it.
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

/** Storage key in which the remote stores the saved campers of visitors. */
function hasHearts(): boolean {
  try {
    return 'campavia.hearts' in localStorage;
  } catch {
    return false;
  }
}
