import type { ServiceContext } from '../../../core/app-context';
import { HttpError } from '../../../core/http-errors';
import type { UploadProcesses } from '../../../core/uploads/upload-processes';
import { makePortrait } from './make-portrait';
import type { PortraitFiles } from './portrait-files';
import { createSecret } from '../sessions/secrets';
import { createUsersStore } from '../accounts/users.store';

/** Maximum size of an upload. */
export const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024;

const NAME = /^[\w-]{22}\.webp$/;

interface Needs extends Pick<ServiceContext, 'database' | 'rateLimits'> {
  uploads: UploadProcesses;
  portraits: PortraitFiles;
}

/** Profile pictures; file names are unguessable and never reused. */
export function createProfilePictures({ database, rateLimits, uploads, portraits }: Needs) {
  const limiter = rateLimits.limiter('profile-picture', { most: 20, withinMs: 600_000 });

  /** Counts an upload before its file is read. @throws TooManyRequestsError */
  function countUpload(userId: number): Promise<void> {
    return limiter.take(String(userId));
  }

  /** Replaces a picture. @throws InvalidFieldsError on `image`; FilesUnavailableError */
  async function replace(userId: number, content: Buffer): Promise<void> {
    const portrait = await makePortrait(content, uploads);
    const name = `${createSecret().slice(0, 22)}.webp`;
    await portraits.store(name, portrait);
    await database.transaction().execute(async (within) => {
      await createUsersStore(within).update(userId, { picture: name });
      await portraits.cancelRemoval(within, name);
    });
    await portraits.removeNow();
  }

  /** A picture by its name. @throws HttpError 404 picture_not_found; FilesUnavailableError */
  async function open(name: string) {
    const content = NAME.test(name) ? await portraits.open(name) : undefined;
    if (!content) throw new HttpError(404, 'picture_not_found');
    return { bytes: content.length, content };
  }

  return { countUpload, replace, removeUnused: portraits.removeNow, open };
}

export type ProfilePictures = ReturnType<typeof createProfilePictures>;
