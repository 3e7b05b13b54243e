import type { OwnPictures } from '@campavia/contracts';
import { MAX_PICTURES, moveTo, type PictureRotation } from '@campavia/domain';

import type { ServiceContext } from '../../core/app-context';
import { createFieldReader } from '../../core/field-reader';
import { HttpError, InvalidFieldsError } from '../../core/http-errors';
import { parseRowId } from '../../core/parse-row-id';
import { isUploadedScene } from '../../core/picture-addresses';
import { requireMatch } from '../../core/preconditions/preconditions';
import type { PictureFile } from '../../core/uploads/picture-set';
import type { UploadProcesses } from '../../core/uploads/upload-processes';
import { lockCamper, type OwnCampersService } from '../own-campers/own-campers.service';
import { ORIGINAL } from '../pictures/uploaded-pictures.service';
import { toOwnPictures } from './owner-pictures.mapper';
import { createOwnerPicturesStore, type OwnerPicturesStore, type PictureRow } from './owner-pictures.store';
import type { PictureFiles } from './picture-files';
import { draw, drawSentPicture } from './read-picture';

interface Needs extends Pick<ServiceContext, 'database' | 'clock' | 'rateLimits'> {
  /** @throws HttpError 404 camper_not_found, 410 camper_deleted */
  ownCampers: Pick<OwnCampersService, 'requireOwn' | 'requireOwnVehicle'>;
  /** The initial illustration of a demo camper. */
  drawing: (scene: string) => Promise<string | undefined>;
  files: PictureFiles;
  uploads: UploadProcesses;
}

export { createPictureFiles, type PictureFiles } from './picture-files';
export { drawSentPicture } from './read-picture';

/** The camper, by its id or that of its vehicle. */
export type PicturesOf = { userId: number } & ({ camper: string } | { vehicle: string });

/** A picture, and the state that the edit is based on. */
export type PictureEdit = PicturesOf & { photoId: string; ifMatch: string | undefined };

const UPLOADS = { most: 200, withinMs: 600_000 };
const TURNS = { most: 120, withinMs: 600_000 };

/** Pictures of owners' campers: adding, ordering, rotating and deleting them. Listing and search change immediately. */
export function createOwnerPictures(needs: Needs) {
  return { ...reading(needs), ...adding(needs), ...arranging(needs), ...turning(needs) };
}

export type OwnerPictures = ReturnType<typeof createOwnerPictures>;

function reading({ database, ownCampers }: Pick<Needs, 'database' | 'ownCampers'>) {
  /** Id of the user's own camper. @throws HttpError 404, 410 */
  async function requireCamper({ userId, ...of }: PicturesOf): Promise<number> {
    const own =
      'camper' in of
        ? await ownCampers.requireOwn({ userId, id: of.camper })
        : await ownCampers.requireOwnVehicle({ userId, id: of.vehicle });
    return own.id;
  }

  /** @throws HttpError 404, 410 */
  async function read(of: PicturesOf): Promise<OwnPictures> {
    const id = await requireCamper(of);
    return toOwnPictures(await createOwnerPicturesStore(database).list(id));
  }

  return { requireCamper, read };
}

function adding({ database, files, uploads, rateLimits, ownCampers }: Needs) {
  const { requireCamper } = reading({ database, ownCampers });
  const limiter = rateLimits.limiter('camper-picture', UPLOADS);

  /**
   * Checks that the user may upload a picture, before its file is read.
   * @returns the camper, and the pictures if this one was already uploaded
   * @throws HttpError 404, 410; InvalidFieldsError on `photo` when there are too many; TooManyRequestsError
   */
  async function requireUpload(of: PicturesOf, key: string) {
    const camperId = await requireCamper(of);
    await limiter.take(String(of.userId));
    return { camperId, arrived: await findArrived(createOwnerPicturesStore(database), camperId, key) };
  }

  /**
   * Appends a picture, once per key.
   * @throws InvalidFieldsError on `photo`; ServiceUnavailableError
   */
  async function add(camperId: number, { key, content }: { key: string; content: Buffer }) {
    const drawn = await drawSentPicture(content, uploads);
    const scene = await files.store(drawn.files);
    return database.transaction().execute(async (transaction) => {
      const store = createOwnerPicturesStore(transaction);
      await lockCamper(transaction, camperId);
      const arrived = await findArrived(store, camperId, key);
      if (arrived) return arrived;
      const position = ((await store.list(camperId)).at(-1)?.position ?? -1) + 1;
      await store.add({ camper_id: camperId, position, scene, upload_key: key });
      await store.cancelRemoval(scene);
      return toOwnPictures(await store.list(camperId));
    });
  }

  return { requireUpload, add };
}

/** The pictures, if one was uploaded with the key before, even if it was deleted since. @throws InvalidFieldsError */
async function findArrived(store: OwnerPicturesStore, camperId: number, key: string) {
  const pictures = await store.list(camperId);
  const known = [...pictures, ...(await store.listRemoved(camperId))];
  if (known.some(({ upload_key }) => upload_key === key)) return toOwnPictures(pictures);
  if (pictures.length >= MAX_PICTURES) {
    throw new InvalidFieldsError({ photo: { id: 'pictures_too_many', values: { limit: MAX_PICTURES } } });
  }
  return undefined;
}

function arranging({ database, clock, files, ownCampers }: Needs) {
  const { requireCamper } = reading({ database, ownCampers });

  /** Moves a picture to an index. @throws HttpError 404, 410, 412, 428; InvalidFieldsError on `index` */
  async function move(edit: PictureEdit, index: number): Promise<OwnPictures> {
    return change(edit, async (store, pictures, picture) => {
      const to = requireIndex(index, pictures.length - 1);
      const order = moveTo(pictures, pictures.indexOf(picture), to);
      await store.setOrder(order.map(({ id }) => id));
    });
  }

  /**
   * Puts a picture at an index: an existing one, or one deleted a short time ago.
   * @throws HttpError 404, 410, 412, 428; InvalidFieldsError on `index`, and on `photo` when there are too many
   */
  async function put(edit: PictureEdit, index: number): Promise<OwnPictures> {
    const camperId = await requireCamper(edit);
    const removed = await createOwnerPicturesStore(database).listRemoved(camperId);
    if (!removed.some(({ id }) => id === parseRowId(edit.photoId))) return move(edit, index);
    return within(camperId, edit.ifMatch, async (store, pictures) => {
      const back = (await store.listRemoved(camperId)).find(({ id }) => id === parseRowId(edit.photoId));
      if (!back) throw new HttpError(404, 'picture_not_found');
      if (pictures.length >= MAX_PICTURES) {
        throw new InvalidFieldsError({ photo: { id: 'pictures_too_many', values: { limit: MAX_PICTURES } } });
      }
      const to = requireIndex(index, pictures.length);
      await store.deleteRemovedPicture(back.id);
      const { id, camper_id, scene, rotation, upload_key } = back;
      await store.add({ id, camper_id, scene, rotation, upload_key, position: pictures.length });
      const ids = pictures.map((picture) => picture.id);
      await store.setOrder(ids.toSpliced(to, 0, id));
    });
  }

  /** Deletes a picture; `put` restores it for a while. @throws HttpError 404, 405 last_picture, 410, 412, 428 */
  async function remove(edit: PictureEdit): Promise<OwnPictures> {
    return change(edit, async (store, pictures, picture) => {
      if (pictures.length === 1) throw new HttpError(405, 'last_picture');
      await store.remove(picture.id);
      await store.addRemovedPicture({ ...picture, removed_at: clock.now() });
      if (isUploadedScene(picture.scene)) await store.scheduleRemoval(picture.scene, files.untilRemoval());
      const others = pictures.filter(({ id }) => id !== picture.id);
      await store.setOrder(others.map(({ id }) => id));
    });
  }

  type Change = (store: OwnerPicturesStore, pictures: PictureRow[], picture: PictureRow) => Promise<void>;

  async function change(edit: PictureEdit, apply: Change): Promise<OwnPictures> {
    const camperId = await requireCamper(edit);
    return within(camperId, edit.ifMatch, async (store, pictures) =>
      apply(store, pictures, requirePicture(pictures, edit.photoId)),
    );
  }

  function within(
    camperId: number,
    ifMatch: string | undefined,
    apply: (store: OwnerPicturesStore, pictures: PictureRow[]) => Promise<void>,
  ): Promise<OwnPictures> {
    return database.transaction().execute(async (transaction) => {
      const store = createOwnerPicturesStore(transaction);
      await lockCamper(transaction, camperId);
      const pictures = await store.list(camperId);
      requireMatch(ifMatch, toOwnPictures(pictures));
      await apply(store, pictures);
      return toOwnPictures(await store.list(camperId));
    });
  }

  return { move, put, remove };
}

function turning({ database, files, uploads, rateLimits, ownCampers, drawing }: Needs) {
  const { requireCamper } = reading({ database, ownCampers });
  const limiter = rateLimits.limiter('camper-picture-turn', TURNS);

  /**
   * Rotates a picture. Its files are rendered before the picture is locked, so that other changes do not wait.
   * @throws HttpError 404, 410, 412, 428; TooManyRequestsError; ServiceUnavailableError
   */
  async function rotate(edit: PictureEdit, rotation: PictureRotation): Promise<OwnPictures> {
    const camperId = await requireCamper(edit);
    const before = await createOwnerPicturesStore(database).list(camperId);
    requireMatch(edit.ifMatch, toOwnPictures(before));
    const picture = requirePicture(before, edit.photoId);
    if (picture.rotation === rotation) return toOwnPictures(before);
    await limiter.take(String(edit.userId));
    const scene = await drawTurned(picture.scene, rotation);
    return database.transaction().execute(async (transaction) => {
      const store = createOwnerPicturesStore(transaction);
      await lockCamper(transaction, camperId);
      const pictures = await store.list(camperId);
      const now = requirePicture(pictures, edit.photoId);
      if (now.scene !== picture.scene) requireMatch(edit.ifMatch, toOwnPictures(pictures));
      await store.turn(now.id, { scene, rotation });
      await store.cancelRemoval(scene);
      if (isUploadedScene(now.scene)) await store.scheduleRemoval(now.scene, files.untilRemoval());
      return toOwnPictures(await store.list(camperId));
    });
  }

  async function drawTurned(scene: string, rotation: PictureRotation): Promise<string> {
    const drawn = isUploadedScene(scene) ? await files.original(scene) : await drawing(scene);
    if (drawn === undefined) throw new HttpError(404, 'picture_not_found');
    const content = Buffer.from(drawn);
    const set = await draw(content, rotation, uploads);
    return files.store(keepOriginal(set.files, isUploadedScene(scene) ? content : undefined));
  }

  return { rotate };
}

/** Rotated pictures keep the original file, so that it is not re-encoded with every rotation. */
function keepOriginal(drawn: readonly PictureFile[], original: Buffer | undefined): PictureFile[] {
  return drawn.map((file) =>
    original && file.name === ORIGINAL ? { name: ORIGINAL, content: original } : file,
  );
}

function requirePicture(pictures: readonly PictureRow[], photoId: string): PictureRow {
  const picture = pictures.find(({ id }) => id === parseRowId(photoId));
  if (!picture) throw new HttpError(404, 'picture_not_found');
  return picture;
}

function requireIndex(index: number, last: number): number {
  const fields = createFieldReader();
  if (!Number.isInteger(index) || index < 0 || index > last) fields.refuse('index', 'field_not_a_choice');
  fields.settle();
  return index;
}
