import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import type { Api } from '../../core/app-context';
import type { PicturesService } from './pictures.service';

const YEAR = 'public, max-age=31536000, immutable';

/** Serves the illustrations. */
export function picturesRoutes(app: Api, pictures: PicturesService): void {
  app.get(
    '/media/pictures/:scene/:file',
    {
      schema: {
        tags: ['pictures'],
        summary:
          'A picture as webp, 320, 480, 640, 960, 1280 or 1600 pixels wide, as SVG until it is rendered; `share.jpg`: 1200 × 630 as JPEG, for shared links',
        security: [],
        params: Type.Object({ scene: Type.String(), file: Type.String({ examples: ['640.webp'] }) }),
        response: {
          200: Type.Unknown({ description: 'the picture' }),
          404: DetailErrorSchema,
          503: DetailErrorSchema,
        },
      },
    },
    async ({ params }, reply) => {
      const picture = await pictures.open(params.scene, params.file);
      reply.header('x-content-type-options', 'nosniff');
      if (picture.kind === 'file') {
        return reply
          .header('cache-control', YEAR)
          .header('content-length', picture.bytes)
          .type(picture.type)
          .send(picture.content);
      }
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type('image/svg+xml')
        .send(picture.svg);
    },
  );
}
