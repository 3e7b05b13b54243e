import { createPicturesService, type PicturesService } from '../modules/pictures/pictures.service';

/** The illustrations, drawn by the demo; its drawings are loaded with the first picture that is asked for. */
export function createDemoPictures(home: string): PicturesService {
  return createPicturesService(home, () => import('../../demo/pictures'));
}
