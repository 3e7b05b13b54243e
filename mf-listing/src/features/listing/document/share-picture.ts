import type { Listing } from '@campavia/contracts';
import type { HeadTag } from '@campavia/remote-kit/config';

/** Size of pictures in link previews, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

export function sharePictureUrl({ pictures: [first] }: Listing): string | undefined {
  return first && first.url.replace(/[^/]+$/, 'share.jpg');
}

export function createSharePictureTags(address: string, alt: string): HeadTag[] {
  return [
    openGraphTag('og:image', address),
    openGraphTag('og:image:type', 'image/jpeg'),
    openGraphTag('og:image:width', String(WIDTH)),
    openGraphTag('og:image:height', String(HEIGHT)),
    openGraphTag('og:image:alt', alt),
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}

export function openGraphTag(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
