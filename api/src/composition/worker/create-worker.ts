import type { Api, AppContext } from '../../core/app-context';
import { healthRoutes } from '../../modules/health/health.routes';
import { drainOnStop } from '../../plugins/drain';
import { answerErrors } from '../../plugins/errors';
import { createServer } from '../create-server';
import { createServices, type Services } from '../create-services';
import { createRateLimits } from '../rate-limits';

/** The services that jobs use, and a server that answers for their process. */
export function createWorker(context: AppContext): { app: Api; services: Services } {
  const app = createServer(context);
  answerErrors(app);
  drainOnStop(app);
  const { rateLimits, close } = createRateLimits(context);
  const services = createServices({ ...context, rateLimits }, app.log);
  app.addHook('onClose', async () => {
    await Promise.all([close(), services.uploads.close()]);
  });
  healthRoutes(app, { ...context, files: services.providers.files });
  return { app, services };
}
