import type { AppContext } from '../../core/app-context';
import type { PictureFile } from '../../core/uploads/picture-set';
import type { UploadedPictures } from '../pictures/uploaded-pictures.service';
import { createOwnerPicturesStore } from './owner-pictures.store';

interface Needs extends Pick<AppContext, 'database' | 'clock'> {
  uploaded: UploadedPictures;
}

/** How long a deleted picture can be restored, and files stay available to pages loaded before. */
const KEPT_MS = 3_600_000;

/**
 * Files of uploaded pictures. A scene is registered in the database before its files are written, so that none is
 * orphaned when the process ends in between.
 */
export function createPictureFiles({ database, clock, uploaded }: Needs) {
  /** When files that become unused now are deleted. */
  const untilRemoval = () => new Date(clock.now().getTime() + KEPT_MS);

  /** Stores the files of a new picture and returns its scene. */
  async function store(files: readonly PictureFile[]): Promise<string> {
    const scene = uploaded.newScene();
    await createOwnerPicturesStore(database).leave(scene, untilRemoval());
    await uploaded.store(scene, files);
    return scene;
  }

  /** Deletes unused files. Returns the number of scenes checked. */
  async function removeUnused(): Promise<number> {
    await createOwnerPicturesStore(database).forgetRemoved(new Date(clock.now().getTime() - KEPT_MS));
    let checked = 0;
    while (await removeOne()) checked += 1;
    return checked;
  }

  function removeOne(): Promise<boolean> {
    return database.transaction().execute(async (within) => {
      const known = createOwnerPicturesStore(within);
      const found = await known.lockDue(clock.now());
      if (!found) return false;
      if (!found.isUsed) await uploaded.remove(found.scene);
      await known.release(found.scene);
      return true;
    });
  }

  return { store, untilRemoval, removeUnused, original: uploaded.original };
}

export type PictureFiles = ReturnType<typeof createPictureFiles>;
