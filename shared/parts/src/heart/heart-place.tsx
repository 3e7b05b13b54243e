import { type ReactNode, useEffect, useState } from 'react';

import { Slot, type SlotProps, useUser } from '@campavia/remote-kit';
import { hasInteracted } from '@campavia/remote-kit/first-interaction';

export interface HeartPlaceProps {
  heart: SlotProps['wishlist.heart'];
  /** Reserves the space of the button until it is loaded; on a picture it needs none. */
  children?: ReactNode;
}

/** Pointer movement, pointer press and key press. */
const INTERACTIONS = ['pointerover', 'keydown'];

/** Buttons that are mounted after the first interaction are loaded at once. */
let isNeeded = false;

/**
 * The wishlist button of a camper. Its code is loaded with the first interaction, also one that hydrated the page, and
 * at once for signed-in users and visitors who have saved something, so that other pages do not pay for it.
 */
export function HeartPlace({ heart, children }: HeartPlaceProps) {
  const user = useUser();
  const [isShown, setShown] = useState(isNeeded);
  useEffect(() => {
    const listening = new AbortController();
    const show = () => {
      listening.abort();
      setShown((isNeeded = true));
    };
    for (const type of INTERACTIONS) document.addEventListener(type, show, listening);
    if (user || hasHearts() || hasInteracted(window)) show();
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
