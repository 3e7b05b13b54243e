import { Type } from 'typebox';

import { DetailErrorSchema } from '@campavia/contracts';

import type { Api, AppContext } from '../../core/app-context';
import { STRICT_PAGE } from '../email-previews/strict-page';
import { mailingListPage } from './mailing-list-page';
import { listConfirmed } from './mailing-list.store';

const MOST = 100;

/** The page of addresses that the sandbox stores instead of sending them. */
export function mailingListRoutes(app: Api, { database }: Pick<AppContext, 'database'>): void {
  app.get(
    '/sandbox/mailing-list',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'Confirmed subscribers of the newsletter, newest first',
        security: [],
        response: { 200: Type.String({ description: 'a page' }), 404: DetailErrorSchema },
      },
    },
    async (_, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('content-security-policy', STRICT_PAGE)
        .type('text/html; charset=utf-8')
        .send(mailingListPage(await listConfirmed(database, MOST), MOST)),
  );
}
