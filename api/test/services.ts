import { createServices, type Services } from '../src/composition/create-services';
import type { AppContext } from '../src/core/app-context';

/** The services of the application over a context of the test's own; what they log is handed to `onError`. */
export function createTestServices(
  context: AppContext,
  onError: (failure: unknown) => void = () => undefined,
): Services {
  return createServices(context, { error: (failure: unknown) => onError(failure) });
}
