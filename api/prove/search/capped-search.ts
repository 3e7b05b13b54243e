import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';

import { createSearchServices } from '../../src/composition/search-services';
import { createSisterListings } from '../../src/composition/search-services';
import type { Api, AppContext } from '../../src/core/app-context';
import { createPlacesService } from '../../src/modules/places/places.service';
import type { CountLimits } from '../../src/modules/search/facets/count-limits';
import { registerSearch } from '../../src/modules/search/register-search';
import { answerErrors } from '../../src/plugins/errors';
import { readLanguage } from '../../src/plugins/language';

/** Search routes alone, with the count limits of a very large database. */
export function createCappedSearch(context: AppContext, limits: CountLimits): Api {
  const app: Api = fastify({
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: { coerceTypes: 'array', allErrors: true } },
    forceCloseConnections: true,
  }).withTypeProvider<TypeBoxTypeProvider>();
  answerErrors(app);
  readLanguage(app);
  const places = createPlacesService(context.database);
  const services = createSearchServices(context, { places, limits });
  registerSearch(app, services, createSisterListings(context, app.log));
  return app;
}
