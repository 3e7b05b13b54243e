import type { OwnPicture } from '@campavia/contracts';

/** How wide pictures are shown among others, as the `sizes` attribute of an image. */
export const TILE_SIZES = '(max-width: 639px) 45vw, 15rem';

const LONGEST_MS = 3000;

/** Settles once the browser has loaded a picture, or has not within a short time. */
export async function preloadPicture({ url, srcset }: Pick<OwnPicture, 'url' | 'srcset'>): Promise<void> {
  const image = new Image();
  if (typeof image.decode !== 'function') return;
  image.sizes = TILE_SIZES;
  image.srcset = srcset;
  image.src = url;
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([image.decode().catch(() => undefined), tooLong]);
}
