import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema, MeSchema } from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import { InvalidFieldsError } from '../../../core/http-errors';
import type { ProfilePictures } from './profile-pictures';
import { requireUser, signedInOnly } from '../signed-in.service';
import type { UsersService } from '../accounts/users.service';

interface Services {
  users: UsersService;
  pictures: ProfilePictures;
}

const YEAR = 'public, max-age=31536000, immutable';

/** Uploading and serving profile pictures. */
export function profilePicturesRoutes(app: Api, { users, pictures }: Services): void {
  app.post(
    '/3/users/me/pictures/',
    {
      onRequest: signedInOnly,
      schema: {
        tags: ['identity'],
        summary:
          'Replaces the profile picture: one file of at most 10 MB, JPEG, PNG, WebP or AVIF, in any field',
        security: [{ key: [], bearer: [] }],
        consumes: ['multipart/form-data'],
        response: {
          201: MeSchema,
          400: FieldErrorsSchema,
          401: DetailErrorSchema,
          429: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const who = requireUser(request);
      await pictures.countUpload(who.userId);
      await pictures.replace(who.userId, await readFile(request));
      return reply.code(201).send(await users.me(who));
    },
  );

  app.get(
    '/media/users/:file',
    {
      schema: {
        tags: ['pictures'],
        summary: 'The profile picture of a user, a square webp',
        security: [],
        params: Type.Object({ file: Type.String() }),
        response: {
          200: Type.Unknown({ description: 'the picture' }),
          404: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    async ({ params }, reply) => {
      const { bytes, content } = await pictures.open(params.file);
      return reply
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', YEAR)
        .header('content-length', bytes)
        .type('image/webp')
        .send(content);
    },
  );
}

const TOO_HEAVY = 413;

async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new InvalidFieldsError({ image: { id: 'field_picture_missing' } });
  try {
    const file = await request.file();
    if (!file) throw new InvalidFieldsError({ image: { id: 'field_picture_missing' } });
    return await file.toBuffer();
  } catch (error) {
    const isTooHeavy = (error as { statusCode?: number }).statusCode === TOO_HEAVY;
    if (isTooHeavy) throw new InvalidFieldsError({ image: { id: 'field_picture_too_heavy' } });
    throw error;
  }
}
