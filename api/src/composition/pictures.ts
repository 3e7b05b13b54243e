import { createPicturesService, type PicturesService } from '../modules/pictures/pictures.service';

/** The illustrations of the demo data; the code that renders them is loaded with the first request for a picture. */
export function createDemoPictures(home: string): PicturesService {
  return createPicturesService(home, () => import('../../demo/pictures'));
}
