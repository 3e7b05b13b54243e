import type { Picture } from '@campavia/contracts';

import { PICTURE_WIDTHS } from '../../demo/pictures';

const USUAL_WIDTH = 640;

/** The addresses of scenes, as search and listing carry them. */
export function toPictures(scenes: readonly string[]): Picture[] {
  return scenes.map((scene) => ({
    url: addressOf(scene, USUAL_WIDTH),
    srcset: PICTURE_WIDTHS.map((width) => `${addressOf(scene, width)} ${width}w`).join(', '),
  }));
}

function addressOf(scene: string, width: number): string {
  return `/media/pictures/${scene}/${width}.webp`;
}
