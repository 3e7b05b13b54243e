import { useEffect, type RefObject } from 'react';

/** The bars along the foot of the window, the lowest first. */
const bars = new Set<HTMLElement>();

/**
 * Gives a bar its place along the foot of the window, above those that stand there already, and keeps the page's end
 * and whatever has focus from being covered by it: `--bar-below` says how high all of them are.
 */
export function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    bars.add(current);
    stackBars();
    uncover(current);
    window.addEventListener('resize', stackBars);
    return () => {
      window.removeEventListener('resize', stackBars);
      bars.delete(current);
      stackBars();
    };
  }, [bar]);
}

function stackBars(): void {
  let room = 0;
  for (const bar of bars) {
    bar.style.bottom = `${room}px`;
    room += heightOver(bar);
  }
  const { style } = document.documentElement;
  if (bars.size > 0) style.setProperty('--bar-below', `${room}px`);
  else style.removeProperty('--bar-below');
}

/** How much of the window it covers; nothing where it stands at the end of the page. */
function heightOver(bar: HTMLElement): number {
  return getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0;
}

/** Whoever is in a field where the bar comes up is not to lose sight of it. */
function uncover(bar: HTMLElement): void {
  const { activeElement: field } = document;
  if (!field?.matches('input, select, textarea, button, a')) return;
  const { top, bottom } = field.getBoundingClientRect();
  if (top < window.innerHeight && bottom > bar.getBoundingClientRect().top) {
    field.scrollIntoView({ block: 'nearest' });
  }
}
