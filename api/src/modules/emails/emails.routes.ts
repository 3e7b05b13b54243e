import type { Api } from '../../core/app-context';
import { LOGO_PATH } from '../../core/emails/email-layout';
import { renderLogo } from './email-logo';

const DAY = 'public, max-age=86400';

/** The logo in e-mails. */
export function emailsRoutes(app: Api): void {
  app.get(
    LOGO_PATH,
    // Not in the OpenAPI document: only mail programs request it.
    { schema: { hide: true } },
    async (_, reply) =>
      reply
        .header('cache-control', DAY)
        .type('image/png')
        .send(await renderLogo()),
  );
}
