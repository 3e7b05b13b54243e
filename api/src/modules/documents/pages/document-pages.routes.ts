import { Type } from 'typebox';

import { DetailErrorSchema, DocumentSchema } from '@campavia/contracts';

import type { Api } from '../../../core/app-context';
import type { PageMediaType } from '../../../database/document-schema';
import { signedInOnly } from '../../identity/signed-in.service';
import type { PageUploader } from './add-pages';
import type { DocumentPagesService } from './document-pages.service';
import { common, params, refusals, viewerOf } from '../documents.routes';
import type { DocumentsService } from '../documents.service';
import { readPageForm } from './read-page-form';

interface Services {
  documents: DocumentsService;
  pages: DocumentPagesService;
  addPages: PageUploader;
}

const pageParams = Type.Object({ id: Type.String(), pageId: Type.String() });

/** The file extension of a page; types that browsers cannot show safely are sent as attachments. */
const FILES: Record<PageMediaType, { ending: string; as: 'inline' | 'attachment' }> = {
  'image/webp': { ending: 'webp', as: 'inline' },
  'text/html': { ending: 'html', as: 'inline' },
  'image/heic': { ending: 'heic', as: 'attachment' },
  'application/pdf': { ending: 'pdf', as: 'attachment' },
};

const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pages of documents: sending, showing and removing them. */
export function documentPagesRoutes(app: Api, { documents, pages, addPages }: Services): void {
  app.post(
    '/3/docs/:id/pages/',
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        params,
        summary:
          'Adds pages: at least one file in the field `page`, each JPEG, PNG, WebP, HEIC or PDF of at most 10 MB',
        consumes: ['multipart/form-data'],
        response: {
          201: DocumentSchema,
          ...refusals,
          405: DetailErrorSchema,
          429: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const documentId = await pages.requireUpload(viewer, request.params.id);
      await addPages(documentId, await readPageForm(request));
      return reply.code(201).send(await documents.get(viewer, String(documentId), request));
    },
  );

  app.delete(
    '/3/docs/:id/pages/:pageId/',
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        params: pageParams,
        summary: 'Deletes a page',
        response: { 200: DocumentSchema, ...refusals, 405: DetailErrorSchema },
      },
    },
    async (request) => {
      const viewer = viewerOf(request);
      const documentId = await pages.remove(viewer, request.params.id, request.params.pageId);
      return documents.get(viewer, String(documentId), request);
    },
  );

  showing(app, pages);
}

function showing(app: Api, pages: DocumentPagesService): void {
  app.get(
    '/3/docs/:id/pages/:pageId/',
    {
      onRequest: signedInOnly,
      schema: {
        ...common,
        params: pageParams,
        summary: 'The content of a page, for the holder of the document; of a contract, for guest and owner',
        response: { 200: Type.Unknown({ description: 'the file' }), ...refusals, 503: DetailErrorSchema },
      },
    },
    async (request, reply) => {
      const { id, pageId } = request.params;
      const { type, page, content } = await pages.open(viewerOf(request), id, pageId);
      const { ending, as } = FILES[page.media_type];
      return reply
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', HARMLESS)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `${as}; filename="${type}-${page.id}.${ending}"`)
        .header('content-length', page.bytes)
        .type(page.media_type === 'text/html' ? 'text/html; charset=utf-8' : page.media_type)
        .send(content);
    },
  );
}
