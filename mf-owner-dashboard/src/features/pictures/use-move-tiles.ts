import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useIntl } from 'react-intl';

import type { OwnPicture } from '@campavia/contracts';

import { applyMove, indexAfterKey, type PictureMove } from '../../rules/pictures/picture-order';

import { picturesMessages } from './pictures.messages';
import { tileAt, useDragTile } from './use-drag-tile';

/** The buttons of a tile that move it: the clicked one gets the focus again once the tile has moved. */
export type MovingTool = 'grip' | 'earlier' | 'later' | 'cover' | 'more';

export interface MoveTiles {
  /** Position of a picture on screen, from 0. */
  placeOf: (id: number) => number;
  isHeld: (id: number) => boolean;
  gripProps: (id: number) => {
    onPointerDown: (event: PointerEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: () => void;
  };
  move: (move: PictureMove, tool: MovingTool) => void;
  announcement: string;
}

interface Options {
  photos: readonly OwnPicture[];
  list: RefObject<HTMLOListElement | null>;
  onMove: (move: PictureMove) => void;
}

/** While a tile is dragged, tiles only change their visual order, so that focus and pointer stay with it. */
export function useMoveTiles({ photos, list, onMove }: Options): MoveTiles {
  const { formatMessage } = useIntl();
  const [held, setHeld] = useState<PictureMove>();
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useRef<{ id: number; tool: MovingTool }>(undefined);
  const shown = held ? applyMove(photos, held) : photos;
  const count = photos.length;
  const indexOf = (id: number) => photos.findIndex((photo) => photo.id === id);
  const say = (name: 'pickedUp' | 'movedTo' | 'putDown' | 'putBack', index: number) =>
    setAnnouncement(formatMessage(picturesMessages[name], { number: index + 1, last: count }));

  useEffect(() => {
    if (!focusNext.current) return;
    const { id, tool } = focusNext.current;
    focusNext.current = undefined;
    const tile = tileAt(list.current, id);
    const find = (name: MovingTool) => tile?.querySelector<HTMLElement>(`[data-tool="${name}"]`);
    // The cover has no cover button.
    (find(tool) ?? find('grip'))?.focus();
  }, [photos, list]);

  function move(to: PictureMove, tool: MovingTool): void {
    setHeld(undefined);
    if (to.index === indexOf(to.id)) return say('putBack', to.index);
    focusNext.current = { id: to.id, tool };
    say(tool === 'grip' ? 'putDown' : 'movedTo', to.index);
    onMove(to);
  }

  function cancel(): void {
    if (!held) return;
    setHeld(undefined);
    say('putBack', indexOf(held.id));
  }

  const drag = useDragTile({ list, onOver: setHeld, onDrop: (to) => move(to, 'grip'), onCancel: cancel });

  function onKeyDown(event: KeyboardEvent, id: number): void {
    const isHeld = held?.id === id;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isHeld) return move(held, 'grip');
      setHeld({ id, index: indexOf(id) });
      return say('pickedUp', indexOf(id));
    }
    if (!isHeld) return;
    if (event.key === 'Escape') return cancel();
    const index = indexAfterKey(event.key, { index: held.index, count, columns: columnsOf(list.current) });
    if (index === undefined) return;
    event.preventDefault();
    setHeld({ id, index });
    say('movedTo', index);
  }

  return {
    placeOf: (id) => shown.findIndex((photo) => photo.id === id),
    isHeld: (id) => held?.id === id,
    gripProps: (id) => ({
      onPointerDown: (event) => drag(event, { id, index: indexOf(id) }),
      onKeyDown: (event) => onKeyDown(event, id),
      onBlur: cancel,
    }),
    move,
    announcement,
  };
}

function columnsOf(list: HTMLElement | null): number {
  if (!list) return 1;
  return getComputedStyle(list).gridTemplateColumns.split(' ').length;
}
