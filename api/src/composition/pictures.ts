import type { FileStore } from '../core/files/file-store';
import { createPicturesService, type PicturesService } from '../modules/pictures/pictures.service';
import { createUploadedPictures } from '../modules/pictures/uploaded-pictures.service';

/** The pictures of the campers; the code that renders the demo's illustrations is loaded with the first one asked for. */
export function createPictures(home: string, files: FileStore): PicturesService {
  const loadRenderer = () => import('../../demo/pictures');
  return createPicturesService({ home, loadRenderer, uploaded: createUploadedPictures(files) });
}
