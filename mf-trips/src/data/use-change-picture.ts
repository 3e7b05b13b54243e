import { useRef, useState } from 'react';

import { uploadMyPicture } from '@campavia/api-client';
import { failureEntries, type ErrorEntry } from '@campavia/api-client/core';
import { useAction, usePlatform } from '@campavia/remote-kit';

import type { PictureProblem } from '../rules/picture-problems';

import { readDataUrl, findFileProblem } from './picture-file';

export interface UploadingPicture {
  name: string;
  src: string;
  /** Share of the file that is uploaded, 0 to 1. */
  share: number;
}

export interface ChangePicture {
  change: (file: File) => Promise<boolean | undefined>;
  cancel: () => void;
  isBusy: boolean;
  uploading: UploadingPicture | undefined;
  problem: PictureProblem | undefined;
  entries: ErrorEntry[];
}

export function useChangePicture(): ChangePicture {
  const { session } = usePlatform();
  const [problem, setProblem] = useState<PictureProblem>();
  const [uploading, setUploading] = useState<UploadingPicture>();
  const abortController = useRef<AbortController>(undefined);

  async function send(file: File): Promise<void> {
    const controller = new AbortController();
    abortController.current = controller;
    const picture = { name: file.name, src: await readDataUrl(file) };
    setUploading({ ...picture, share: 0 });
    try {
      await uploadMyPicture(file, {
        signal: controller.signal,
        onProgress: (share) => setUploading({ ...picture, share }),
      });
      await session.reload();
    } finally {
      setUploading(undefined);
    }
  }

  const { perform, isBusy, error } = useAction(async (file: File) => {
    const found = await findFileProblem(file);
    setProblem(found);
    if (found) return false;
    await send(file);
    return true;
  });
  return {
    change: perform,
    cancel: () => abortController.current?.abort(),
    isBusy,
    uploading,
    problem,
    entries: failureEntries(error),
  };
}
