import type { Api, Foundation } from '../core/app-context';
import { chatAssistantRoutes } from '../sandbox/chat-assistant/chat-assistant.routes';
import { eventsRoutes } from '../modules/events/events.routes';
import { createEventsService } from '../modules/events/events.service';
import { createFlagsService } from '../modules/flags/flags.service';
import { identityProviderRoutes } from '../sandbox/identity-provider/identity-provider.routes';
import { createIdentityProvider } from '../sandbox/identity-provider/identity-provider.service';
import { referentialRoutes } from '../modules/referential/referential.routes';
import { createReferentialService } from '../modules/referential/referential.service';
import { sisterPlatformRoutes } from '../sandbox/sister-platform/sister-platform.routes';
import { trustedShopRoutes } from '../modules/trusted-shop/trusted-shop.routes';
import { createTrustedShopService } from '../modules/trusted-shop/trusted-shop.service';
import type { SingleSignOn } from '../providers/single-sign-on/single-sign-on';
import { chooseTrustedShop } from '../providers/trusted-shop/choose-trusted-shop';

/** What the frame around every page asks for, whoever looks at it. */
export function registerFrame(app: Api, foundation: Foundation, singleSignOn?: SingleSignOn): void {
  const { settings, database, clock } = foundation;
  const { routing, trustedShopId, chatAssistantId } = settings.outside;
  const isPlayed = settings.outside.singleSignOn === 'sandbox';
  const flags = createFlagsService(database);
  const house = chooseTrustedShop(trustedShopId);
  referentialRoutes(
    app,
    createReferentialService({ database, flags, routing, singleSignOn, chatAssistantId }),
  );
  trustedShopRoutes(app, createTrustedShopService({ house, clock }));
  sisterPlatformRoutes(app, settings);
  chatAssistantRoutes(app, settings);
  identityProviderRoutes(app, isPlayed ? createIdentityProvider(foundation) : undefined);
  eventsRoutes(app, createEventsService({ database, clock }));
}
