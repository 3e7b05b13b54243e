import type { Api } from '../../core/app-context';
import { MARK_PATH } from '../../core/emails/email-layout';
import { drawMark } from './email-logo';

const DAY = 'public, max-age=86400';

/** The logo that e-mails show. */
export function emailsRoutes(app: Api): void {
  app.get(
    MARK_PATH,
    // Not described: nobody calls it but e-mail programs, and it takes and refuses nothing.
    { schema: { hide: true } },
    async (_, reply) =>
      reply
        .header('cache-control', DAY)
        .type('image/png')
        .send(await drawMark()),
  );
}
