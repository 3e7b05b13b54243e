import { prepareHttp } from '@campavia/api-client/core';
import type { SessionState } from '@campavia/remote-kit';

const SIGNS_OF_LIFE = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/** Fetches ahead what calls need: for somebody signed in at once, for a visitor when they first move. */
export function foreseeCalls(document: Document, { status }: SessionState): void {
  function foresee(): void {
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, foresee);
    void prepareHttp();
  }

  if (status !== 'visitor') return foresee();
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, foresee, { passive: true });
}
