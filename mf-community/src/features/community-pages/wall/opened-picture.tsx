import { useSyncExternalStore } from 'react';

import type { WallPicture } from '@campavia/contracts';
import { useLocation, useNavigate } from '@campavia/remote-kit';

import type { CommunityFilters } from '../../../rules/community-view';

import { pathOfWall } from './path-of-wall';
import { WallPictureDialog } from './wall-picture-dialog';

export interface OpenedPictureProps {
  id: number;
  filters: CommunityFilters;
  pictures: readonly WallPicture[];
  count: number;
  /** Called on the last picture when there are more. */
  onLast: (() => void) | undefined;
}

/** The picture named by the address, in a dialog over the wall. */
export function OpenedPicture({ id, filters, pictures, count, onLast }: OpenedPictureProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // The server cannot render dialogs.
  const isInBrowser = useSyncExternalStore(neverChanges, isTrue, isFalse);
  if (!isInBrowser) return null;
  const index = pictures.findIndex((picture) => picture.id === id);
  const neighbours = index < 0 ? {} : { previous: pictures[index - 1], next: pictures[index + 1] };
  const open = (target: WallPicture | undefined) =>
    target && (() => replaceBy(pathOfWall(filters, target.id)));

  function replaceBy(path: string): void {
    if (index >= pictures.length - 2) onLast?.();
    void navigate(path, { replace: true, state, preventScrollReset: true });
  }

  function close(): void {
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate(pathOfWall(filters), { replace: true, preventScrollReset: true });
  }

  return (
    <WallPictureDialog
      id={id}
      known={pictures[index]}
      position={index < 0 ? undefined : { index: index + 1, count }}
      onClose={close}
      onPrevious={open(neighbours.previous)}
      onNext={open(neighbours.next)}
    />
  );
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}

function neverChanges(): () => void {
  return () => undefined;
}

function isTrue(): boolean {
  return true;
}

function isFalse(): boolean {
  return false;
}
