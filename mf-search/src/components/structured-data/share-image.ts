import type { ListedCampers } from '@campavia/contracts';
import type { ShareImage } from '@campavia/remote-kit/config';

/** Pictures that the api cuts to the size of link previews. */
const OWN_PICTURE = /^\/media\/pictures\/[^/]+\/[^/]+$/;
const WIDTH = 1200;
const HEIGHT = 630;

/** The first picture of the first camper that has one. */
export function shareImageOf(campers: ListedCampers | undefined): ShareImage | undefined {
  for (const { title, pictures } of campers?.results ?? []) {
    const url = pictures[0]?.url ?? '';
    if (OWN_PICTURE.test(url)) {
      return { url: url.replace(/[^/]+$/, 'share.jpg'), width: WIDTH, height: HEIGHT, alt: title };
    }
  }
  return undefined;
}
