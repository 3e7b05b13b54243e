import { useRef, useState } from 'react';

import { uploadMyPicture } from '@campavia/api-client';
import { useDeed, usePlatform } from '@campavia/remote-kit';

import type { PictureFault } from '../rules/picture-faults';

import { failureEntries, type FailureEntry } from './failure-entries';
import { addressOf, faultOfFile } from './picture-file';

/** A picture on its way. */
export interface TravellingPicture {
  name: string;
  /** Shows it while it travels. */
  src: string;
  /** 0 to 1: how much of it was sent. */
  share: number;
}

export interface ChangePicture {
  /** Checks a file and sends it; true where the picture was changed. */
  change: (file: File) => Promise<boolean | undefined>;
  cancel: () => void;
  isBusy: boolean;
  travelling: TravellingPicture | undefined;
  /** Why the chosen file was not even sent. */
  fault: PictureFault | undefined;
  entries: FailureEntry[];
}

/** Showing another picture of oneself. */
export function useChangePicture(): ChangePicture {
  const { session } = usePlatform();
  const [fault, setFault] = useState<PictureFault>();
  const [travelling, setTravelling] = useState<TravellingPicture>();
  const giveUp = useRef<AbortController>(undefined);

  async function send(file: File): Promise<void> {
    const controller = new AbortController();
    giveUp.current = controller;
    const picture = { name: file.name, src: await addressOf(file) };
    setTravelling({ ...picture, share: 0 });
    try {
      await uploadMyPicture(file, {
        signal: controller.signal,
        onProgress: (share) => setTravelling({ ...picture, share }),
      });
      await session.reload();
    } finally {
      setTravelling(undefined);
    }
  }

  const { perform, isBusy, error } = useDeed(async (file: File) => {
    const found = await faultOfFile(file);
    setFault(found);
    if (found) return false;
    await send(file);
    return true;
  });
  return {
    change: perform,
    cancel: () => giveUp.current?.abort(),
    isBusy,
    travelling,
    fault,
    entries: failureEntries(error),
  };
}
