import type { Api, AppContext } from '../core/app-context';
import { chatAssistantRoutes } from './chat-assistant/chat-assistant.routes';
import { crmRoutes } from './crm/crm.routes';
import { sandboxClockRoutes } from './clock/sandbox-clock.routes';
import { emailPreviewsRoutes } from './email-previews/email-previews.routes';
import { identityProviderRoutes } from './identity-provider/identity-provider.routes';
import { createIdentityProvider } from './identity-provider/identity-provider.service';
import { mailingListRoutes } from './mailing-list/mailing-list.routes';
import { outboxRoutes } from './outbox/outbox.routes';
import { createOutboxService } from './outbox/outbox.service';
import { sisterListingRoutes } from './sister-platform/listing.routes';
import { sisterPlatformRoutes } from './sister-platform/sister-platform.routes';

/**
 * Tools of the sandbox: e-mail previews, outbox, leads, mailing list and clock.
 * @param catchUp runs jobs that become due when the clock is moved ahead
 */
export function registerSandboxTools(app: Api, context: AppContext, catchUp: () => Promise<void>): void {
  emailPreviewsRoutes(app, context.settings);
  outboxRoutes(app, createOutboxService(context));
  crmRoutes(app, context);
  mailingListRoutes(app, context);
  sandboxClockRoutes(app, { clock: context.clock, catchUp });
}

/** Simulated external services with pages: sister platform, chat assistant, identity provider. */
export function registerSimulatedParties(app: Api, context: AppContext): void {
  const isProviderSimulated = context.settings.outside.singleSignOn === 'sandbox';
  sisterPlatformRoutes(app);
  sisterListingRoutes(app, context);
  chatAssistantRoutes(app);
  identityProviderRoutes(app, isProviderSimulated ? createIdentityProvider(context) : undefined);
}
