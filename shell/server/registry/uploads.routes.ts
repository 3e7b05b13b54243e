import { Readable } from 'node:stream';

import { RegistryRefusal } from '@campavia/release';

import type { RegistryRoutesOptions, RegistryScope } from './registry-routes-options';
import {
  BegunSchema,
  CompletedSchema,
  ErrorSchema,
  FileQuery,
  NothingSchema,
  PublishedSchema,
  UploadBody,
  UploadParams,
} from './schemas';

/** In bytes. */
const MAX_RELEASE_LENGTH = 4 * 1024 * 1024;

const tags = ['uploads'];

const FILE = {
  tags,
  summary: 'Takes one file of a begun upload',
  consumes: ['application/octet-stream'],
  params: UploadParams,
  querystring: FileQuery,
  response: { 204: NothingSchema, 400: ErrorSchema, 404: ErrorSchema, 413: ErrorSchema, 507: ErrorSchema },
};

function requireBytes(body: unknown): Readable {
  if (body instanceof Readable) return body;
  throw new RegistryRefusal(
    415,
    'unsupported_media_type',
    'Send the file’s own bytes as application/octet-stream',
  );
}

export function uploadsRoutes(app: RegistryScope, { uploads }: RegistryRoutesOptions): void {
  // Files are streamed, never held in memory.
  app.addContentTypeParser('application/octet-stream', (_, payload, done) => done(null, payload));

  app.post(
    '/uploads',
    {
      bodyLimit: MAX_RELEASE_LENGTH,
      schema: {
        tags,
        summary: 'Starts or continues the upload of a release',
        body: UploadBody,
        response: {
          200: PublishedSchema,
          201: BegunSchema,
          403: ErrorSchema,
          409: ErrorSchema,
          413: ErrorSchema,
        },
      },
    },
    async ({ actor, body: { release, note } }, reply) => {
      const begun = await uploads.begin(actor, release, note);
      return 'isPublished' in begun ? reply.code(200).send(begun) : reply.code(201).send(begun);
    },
  );

  app.put('/uploads/:upload/files', { schema: FILE }, async ({ actor, params, query, body }, reply) => {
    await uploads.put(actor, params.upload, { path: query.path, stream: requireBytes(body) });
    return reply.code(204).send(null);
  });

  app.post(
    '/uploads/:upload/complete',
    {
      schema: {
        tags,
        summary: 'Publishes a release whose files are all uploaded',
        params: UploadParams,
        response: { 200: CompletedSchema, 409: ErrorSchema, 503: ErrorSchema, 507: ErrorSchema },
      },
    },
    async ({ actor, params }) => uploads.complete(actor, params.upload),
  );
}
