import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';

import { currentOf, getOwnPictures, ownCamperKeys, ownPictureKeys } from '@campavia/api-client';
import type { OwnCamper, OwnPicture, OwnPictures } from '@campavia/contracts';

import { useReportFailure } from '../use-report-failure';
import { preloadPicture } from './preload-picture';

export interface PictureEdit {
  show: (photos: readonly ShownPicture[]) => ShownPicture[];
  send: (on: { ifMatch: string }, known: OwnPictures) => Promise<OwnPictures>;
  /** Whether it still has the same meaning after a concurrent edit. */
  isSafe: (known: OwnPictures, current: OwnPictures) => boolean;
}

/** A displayed picture: rotated by CSS until the api has rendered it. */
export interface ShownPicture extends OwnPicture {
  turn?: number;
}

export interface PictureEdits {
  photos: ShownPicture[];
  /** False if it failed. */
  perform: (edit: PictureEdit) => Promise<boolean>;
  refresh: () => Promise<void>;
  /** Edits that were refused because of a concurrent edit. */
  conflict: { repeat: () => void; dismiss: () => void } | undefined;
}

class ChangedMeanwhile extends Error {}

/** Makes one edit after the other; after a concurrent edit, pending ones wait until the reader has seen it. */
export function usePictureEdits(
  camper: Pick<OwnCamper, 'id' | 'vehicle_pk'>,
  saved: OwnPictures,
): PictureEdits {
  const { known, take, inOrder } = useKnownPictures(camper, saved);
  const [pending, setPending] = useState<readonly PictureEdit[]>([]);
  const [held, setHeld] = useState<readonly PictureEdit[]>([]);
  const isHolding = useRef(false);
  const [error, setError] = useState<Error>();
  useReportFailure(error);

  async function run(edit: PictureEdit): Promise<boolean> {
    try {
      if (isHolding.current) throw new ChangedMeanwhile();
      const after = await sendOn(edit, known.current, take);
      await preloadTurned(known.current, after);
      await take(after);
      return true;
    } catch (failure) {
      if (failure instanceof ChangedMeanwhile) {
        isHolding.current = true;
        setHeld((all) => [...all, edit]);
      } else {
        setError(failure as Error);
      }
      return false;
    } finally {
      setPending((all) => all.filter((each) => each !== edit));
    }
  }

  function release(): void {
    isHolding.current = false;
    setHeld([]);
  }

  async function perform(edit: PictureEdit): Promise<boolean> {
    if (isHolding.current) release();
    setError(undefined);
    setPending((all) => [...all, edit]);
    return inOrder(() => run(edit));
  }

  function repeat(): void {
    release();
    for (const edit of held) void perform(edit);
  }

  return {
    photos: pending.reduce<ShownPicture[]>((photos, { show }) => show(photos), saved.photos),
    perform,
    refresh: useCallback(
      () => inOrder(async () => take(await getOwnPictures(camper.vehicle_pk))),
      [camper.vehicle_pk, inOrder, take],
    ),
    conflict: held.length === 0 ? undefined : { repeat, dismiss: release },
  };
}

function useKnownPictures(camper: Pick<OwnCamper, 'id' | 'vehicle_pk'>, saved: OwnPictures) {
  const store = useStorePictures(camper);
  const working = useRef(0);
  const known = useRef(saved);
  if (working.current === 0) known.current = saved;
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const take = useCallback(
    async (pictures: OwnPictures) => {
      known.current = pictures;
      await store(pictures);
    },
    [store],
  );
  const inOrder = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    working.current += 1;
    const result = last.current.then(work).finally(() => (working.current -= 1));
    last.current = result.catch(() => undefined);
    return result;
  }, []);
  return { known, take, inOrder };
}

/** @throws ChangedMeanwhile if it has another meaning for the current pictures */
async function sendOn(
  edit: PictureEdit,
  known: OwnPictures,
  take: (pictures: OwnPictures) => Promise<void>,
): Promise<OwnPictures> {
  try {
    return await edit.send({ ifMatch: known.etag }, known);
  } catch (failure) {
    const current = currentOf<OwnPictures>(failure);
    if (!current) throw failure;
    await take(current);
    if (!edit.isSafe(known, current)) throw new ChangedMeanwhile();
    return edit.send({ ifMatch: current.etag }, current);
  }
}

/** Avoids showing a rotated picture unrotated while its new file loads. */
async function preloadTurned(before: OwnPictures, after: OwnPictures): Promise<void> {
  const old = new Map(before.photos.map(({ id, url }) => [id, url]));
  const turned = after.photos.filter(({ id, url }) => old.has(id) && old.get(id) !== url);
  await Promise.all(turned.map(preloadPicture));
}

function useStorePictures({ id, vehicle_pk }: Pick<OwnCamper, 'id' | 'vehicle_pk'>) {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (pictures: OwnPictures) => {
      await mutate(ownPictureKeys.ofVehicle(vehicle_pk), pictures, { revalidate: false });
      // The header of this page and the list of campers show the cover.
      const isShown = (key: unknown) =>
        key === ownCamperKeys.one(id) || (typeof key === 'string' && key.startsWith('own-campers'));
      void mutate(isShown);
    },
    [mutate, id, vehicle_pk],
  );
}
