import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

import type { PictureMove } from '../../rules/pictures/picture-order';

interface Options {
  list: RefObject<HTMLOListElement | null>;
  onOver: (move: PictureMove) => void;
  onDrop: (move: PictureMove) => void;
  onCancel: () => void;
}

const EDGE_PX = 72;
const SCROLL_PX = 10;
const FRAME_MS = 16;

export function tileAt(list: HTMLElement | null, id: number): HTMLElement | undefined {
  return list?.querySelector<HTMLElement>(`[data-picture="${id}"]`) ?? undefined;
}

/** Drags a tile by mouse, pen or finger; near the edge of the window the page scrolls along. */
export function useDragTile(options: Options): (event: ReactPointerEvent, from: PictureMove) => void {
  const latest = useRef(options);
  latest.current = options;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return function begin(event, from) {
    if (event.button !== 0 || stop.current) return;
    let to = from;
    let hasMoved = false;
    const point = { x: event.clientX, y: event.clientY };

    function follow(): void {
      const index = placeUnder(latest.current.list.current, point);
      if (index === undefined || index === to.index) return;
      to = { ...to, index };
      latest.current.onOver(to);
    }

    const scrolling = setInterval(() => {
      const top = point.y < EDGE_PX ? -SCROLL_PX : 0;
      const step = point.y > window.innerHeight - EDGE_PX ? SCROLL_PX : top;
      if (!hasMoved || step === 0) return;
      window.scrollBy(0, step);
      follow();
    }, FRAME_MS);

    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      clearInterval(scrolling);
      listening.abort();
      stop.current = undefined;
    };
    stop.current = end;

    window.addEventListener(
      'pointermove',
      (moved) => {
        if (!hasMoved) latest.current.onOver(to);
        hasMoved = true;
        Object.assign(point, { x: moved.clientX, y: moved.clientY });
        follow();
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        end();
        if (hasMoved) latest.current.onDrop(to);
      },
      { signal },
    );
    const cancel = () => {
      end();
      latest.current.onCancel();
    };
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && cancel(), { signal });
  };
}

/** The position on screen under a point. */
function placeUnder(list: HTMLElement | null, { x, y }: { x: number; y: number }): number | undefined {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-picture]');
  return tile && list?.contains(tile) ? Number(tile.style.order) : undefined;
}
