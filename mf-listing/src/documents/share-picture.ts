import type { Listing } from '@campavia/contracts';
import type { HeadTag } from '@campavia/remote-kit/config';

/** What pages that show a link cut their pictures to. */
const WIDTH = 1200;
const HEIGHT = 630;

/** The picture a shared link is shown with: the camper's first, cut for it by the api. */
export function sharePicture({ pictures: [first] }: Listing): string | undefined {
  return first && first.url.replace(/[^/]+$/, 'share.jpg');
}

/** That picture as Open Graph wants it told. */
export function sharePictureTags(address: string, alt: string): HeadTag[] {
  return [
    property('og:image', address),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(WIDTH)),
    property('og:image:height', String(HEIGHT)),
    property('og:image:alt', alt),
    { tag: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}

/** One line of Open Graph. */
export function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
