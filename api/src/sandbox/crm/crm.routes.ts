import { Type } from 'typebox';

import { DetailErrorSchema, FieldErrorsSchema } from '@campavia/contracts';

import type { Api, AppContext } from '../../core/app-context';
import { STRICT_PAGE } from '../email-previews/strict-page';
import { crmPage } from './crm-page';
import { createCrmStore } from './crm.store';

const PAGE_SIZE = 20;

/** The page of leads that the sandbox stores instead of sending them. */
export function crmRoutes(app: Api, { database }: Pick<AppContext, 'database'>): void {
  const store = createCrmStore(database);
  app.get(
    '/sandbox/crm',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Leads, newest first',
        security: [],
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
        }),
        response: {
          200: Type.String({ description: 'a page' }),
          400: FieldErrorsSchema,
          404: DetailErrorSchema,
        },
      },
    },
    async ({ query: { page = 1 } }, reply) => {
      const { rows, count } = await store.page({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
      const html = crmPage({
        rows,
        count,
        newer: page > 1 ? `/sandbox/crm?page=${page - 1}` : undefined,
        older: page * PAGE_SIZE < count ? `/sandbox/crm?page=${page + 1}` : undefined,
      });
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('content-security-policy', STRICT_PAGE)
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
}
