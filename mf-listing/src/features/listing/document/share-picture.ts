import type { Listing } from '@campavia/contracts';
import type { ShareImage } from '@campavia/remote-kit/config';

/** Size of pictures in link previews, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

export function sharePictureUrl({ pictures: [first] }: Pick<Listing, 'pictures'>): string | undefined {
  return first && first.url.replace(/[^/]+$/, 'share.jpg');
}

/** Undefined for a camper without pictures. */
export function shareImageOf(listing: Pick<Listing, 'pictures'>, alt: string): ShareImage | undefined {
  const url = sharePictureUrl(listing);
  return url === undefined ? undefined : { url, width: WIDTH, height: HEIGHT, alt };
}
