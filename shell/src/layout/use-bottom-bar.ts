import { useEffect, type RefObject } from 'react';

const bars = new Set<HTMLElement>();

/** `--bar-below` holds the height of all bars at the bottom, so that content and focus are not covered. */
export function useBottomBar(bar: RefObject<HTMLElement | null>): void {
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
  let container = 0;
  for (const bar of bars) {
    bar.style.bottom = `${container}px`;
    container += heightOver(bar);
  }
  const { style } = document.documentElement;
  if (bars.size > 0) style.setProperty('--bar-below', `${container}px`);
  else style.removeProperty('--bar-below');
}

function heightOver(bar: HTMLElement): number {
  return getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0;
}

function uncover(bar: HTMLElement): void {
  const { activeElement: field } = document;
  if (!field?.matches('input, select, textarea, button, a')) return;
  const { top, bottom } = field.getBoundingClientRect();
  if (top < window.innerHeight && bottom > bar.getBoundingClientRect().top) {
    field.scrollIntoView({ block: 'nearest' });
  }
}
