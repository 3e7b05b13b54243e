import { createServices, type Services } from '../src/composition/create-services';
import { createRateLimits } from '../src/composition/rate-limits';
import type { AppContext } from '../src/core/app-context';

/** The services of the application over a given context; logged errors are passed to `onError`. */
export function createTestServices(
  context: AppContext,
  onError: (failure: unknown) => void = () => undefined,
): Services {
  const { rateLimits } = createRateLimits(context);
  const log = { error: (failure: unknown) => onError(failure), warn: () => undefined };
  return createServices({ ...context, rateLimits }, log);
}
