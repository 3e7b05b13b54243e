import type { Picture } from '@campavia/contracts';

/** Widths of stored pictures in pixels; aspect ratio 3:2. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const USUAL_WIDTH = 640;

/** Scene names of uploaded pictures, random and unguessable. */
const UPLOADED = /^own-[\w-]{22}$/;

/** Whether a scene is an uploaded picture, not a generated drawing. */
export function isUploadedScene(scene: string): boolean {
  return UPLOADED.test(scene);
}

/** URLs of scenes, as in search results and listings. */
export function toPictures(scenes: readonly string[]): Picture[] {
  return scenes.map((scene) => ({
    url: addressOf(scene, USUAL_WIDTH),
    srcset: PICTURE_WIDTHS.map((width) => `${addressOf(scene, width)} ${width}w`).join(', '),
  }));
}

function addressOf(scene: string, width: number): string {
  return `/media/pictures/${scene}/${width}.webp`;
}

/** URL of a user's picture; null without one. */
export function portraitOf(picture: string | null): { url: string } | null {
  return picture === null ? null : { url: `/media/users/${picture}` };
}
