import type { AppContext } from '../../core/app-context';
import { createUnusedFiles } from '../../core/files/unused-files';
import type { PictureFile } from '../../core/uploads/picture-set';
import type { UploadedPictures } from '../pictures/uploaded-pictures.service';
import { createOwnerPicturesStore } from './owner-pictures.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  uploaded: UploadedPictures;
}

/** How long a deleted picture can be restored, and its files are available to pages loaded before. */
const RESTORABLE_MS = 3_600_000;

/** Files of uploaded pictures, by scene: the name of a picture's files in all sizes. */
export function createPictureFiles({ database, clock, uploaded }: Needs) {
  const unused = createUnusedFiles({
    database,
    clock,
    table: 'picture_files_leaving',
    column: 'scene',
    usedIn: [
      ['picture', 'scene'],
      ['removed_picture', 'scene'],
      ['written_review_picture', 'scene'],
      ['review_picture', 'scene'],
    ],
    remove: (scene) => uploaded.remove(scene),
  });

  /** When files that become unused now are deleted. */
  const untilRemoval = () => new Date(clock.now().getTime() + RESTORABLE_MS);

  /** Stores the files of a new picture and returns its scene. */
  async function store(files: readonly PictureFile[]): Promise<string> {
    const scene = uploaded.newScene();
    await unused.register([scene]);
    await uploaded.store(scene, files);
    return scene;
  }

  /** Deletes unused files. Returns the number of scenes checked. */
  async function removeUnused(): Promise<number> {
    const before = new Date(clock.now().getTime() - RESTORABLE_MS);
    await createOwnerPicturesStore(database).deleteRemoved(before);
    return unused.removeUnused();
  }

  return { store, untilRemoval, removeUnused, original: uploaded.original };
}

export type PictureFiles = ReturnType<typeof createPictureFiles>;
