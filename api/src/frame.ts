import type { Api, Foundation } from './api';
import { eventsRoutes } from './modules/events/events.routes';
import { createEventsService } from './modules/events/events.service';
import { createFlagsService } from './modules/flags/flags.service';
import { referentialRoutes } from './modules/referential/referential.routes';
import { createReferentialService } from './modules/referential/referential.service';
import { sisterPlatformRoutes } from './modules/sister-platform/sister-platform.routes';
import { trustedShopRoutes } from './modules/trusted-shop/trusted-shop.routes';
import { createTrustedShopService } from './modules/trusted-shop/trusted-shop.service';
import { chooseTrustedShop } from './providers/trusted-shop/choose-trusted-shop';

/** What the frame around every page asks for, whoever looks at it. */
export function registerFrame(app: Api, { settings, database, clock }: Foundation): void {
  const { routing, trustedShopId } = settings.outside;
  const flags = createFlagsService(database);
  const house = chooseTrustedShop(trustedShopId);
  referentialRoutes(app, createReferentialService({ database, flags, routing }));
  trustedShopRoutes(app, createTrustedShopService({ house, clock }));
  sisterPlatformRoutes(app, settings);
  eventsRoutes(app, createEventsService({ database, clock }));
}
