import type { Picture } from '@campavia/contracts';

/** The widths that pictures come in, in pixels; they are three to two. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const USUAL_WIDTH = 640;

/** How the scenes of uploaded pictures are named: nobody guesses one, and none is used twice. */
const UPLOADED = /^own-[\w-]{22}$/;

/** Whether a scene is a picture that an owner has sent, and no drawing. */
export function isUploadedScene(scene: string): boolean {
  return UPLOADED.test(scene);
}

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

/** Where the picture of a person is; null without one. */
export function portraitOf(picture: string | null): { url: string } | null {
  return picture === null ? null : { url: `/media/users/${picture}` };
}
