import type { Sandbox } from './load-sandbox';
import type { Api, ServiceContext } from '../core/app-context';
import { eventsRoutes } from '../modules/events/events.routes';
import { createEventsService } from '../modules/events/events.service';
import { createFaq } from '../modules/faq/faq.service';
import { faqRoutes } from '../modules/faq/faq.routes';
import { createFlagsService } from '../modules/flags/flags.service';
import { referentialRoutes } from '../modules/referential/referential.routes';
import { createReferentialService } from '../modules/referential/referential.service';
import { trustedShopRoutes } from '../modules/trusted-shop/trusted-shop.routes';
import { createTrustedShopService } from '../modules/trusted-shop/trusted-shop.service';
import type { SingleSignOn } from '../providers/single-sign-on/single-sign-on';
import { chooseTrustedShop } from '../providers/trusted-shop/choose-trusted-shop';

interface Needs {
  singleSignOn?: SingleSignOn | undefined;
  sandbox: Sandbox;
}

/** The data of the layout around every page. */
export function registerPageFrame(app: Api, context: ServiceContext, { singleSignOn, sandbox }: Needs): void {
  const { settings, database, clock, rateLimits } = context;
  const { routing, trustedShopId, chatAssistantId } = settings.outside;
  const flags = createFlagsService(database);
  const provider = chooseTrustedShop(trustedShopId);
  referentialRoutes(
    app,
    createReferentialService({ database, flags, routing, singleSignOn, chatAssistantId }),
  );
  faqRoutes(app, createFaq({ database, clock }));
  trustedShopRoutes(app, createTrustedShopService({ provider, clock }));
  sandbox?.registerSimulatedParties(app, context);
  eventsRoutes(app, createEventsService({ database, clock, rateLimits }));
}
