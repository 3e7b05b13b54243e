import type { Api } from '../../core/app-context';
import { LOGO_PATH } from '../../core/emails/email-layout';
import { renderLogo } from './email-logo';

const DAY = 'public, max-age=86400';

/** The logo that e-mails show. */
export function emailsRoutes(app: Api): void {
  app.get(
    LOGO_PATH,
    // Not described: nobody calls it but e-mail programs, and it takes and refuses nothing.
    { schema: { hide: true } },
    async (_, reply) =>
      reply
        .header('cache-control', DAY)
        .type('image/png')
        .send(await renderLogo()),
  );
}
