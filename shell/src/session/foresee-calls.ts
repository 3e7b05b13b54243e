import { prepareHttp, prepareReading } from '@campavia/api-client/core';
import type { SessionState } from '@campavia/remote-kit';

const SIGNS_OF_LIFE = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/** Fetches ahead what calls need when the reader first moves; pages of somebody signed in read before that. */
export function foreseeCalls(document: Document, { status }: SessionState): void {
  function foresee(): void {
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, foresee);
    void prepareHttp();
  }

  if (status !== 'visitor') void prepareReading();
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, foresee, { passive: true });
}
