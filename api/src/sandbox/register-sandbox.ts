import type { Api, Foundation } from '../core/app-context';
import { chatAssistantRoutes } from './chat-assistant/chat-assistant.routes';
import { sandboxClockRoutes } from './clock/sandbox-clock.routes';
import { emailPreviewsRoutes } from './email-previews/email-previews.routes';
import { identityProviderRoutes } from './identity-provider/identity-provider.routes';
import { createIdentityProvider } from './identity-provider/identity-provider.service';
import { outboxRoutes } from './outbox/outbox.routes';
import { createOutboxService } from './outbox/outbox.service';
import { sisterPlatformRoutes } from './sister-platform/sister-platform.routes';

/**
 * What people who try the product out look at: previews of e-mails, the outbox, and the clock.
 * @param catchUp does what becomes due when the clock is moved ahead
 */
export function registerSandboxTools(app: Api, foundation: Foundation, catchUp: () => Promise<void>): void {
  emailPreviewsRoutes(app, foundation.settings);
  outboxRoutes(app, createOutboxService(foundation));
  sandboxClockRoutes(app, { clock: foundation.clock, catchUp });
}

/** The outside parties that people are sent to, simulated: sister platform, chat assistant, identity provider. */
export function registerSimulatedParties(app: Api, foundation: Foundation): void {
  const isProviderSimulated = foundation.settings.outside.singleSignOn === 'sandbox';
  sisterPlatformRoutes(app);
  chatAssistantRoutes(app);
  identityProviderRoutes(app, isProviderSimulated ? createIdentityProvider(foundation) : undefined);
}
