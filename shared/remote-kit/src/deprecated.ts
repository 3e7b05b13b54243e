// Names of version 0.1, still imported by releases that were built with it.

import { useAction, type Action } from './screen/use-action';

/** @deprecated `WithMessages` */
export { WithMessages as WithWords } from './remote/platform-providers';

/** @deprecated `useAction` */
export function useDeed<Arguments extends unknown[], Result>(
  perform: (...given: Arguments) => Promise<Result>,
): Action<Arguments, Result> & { forget(): void } {
  const action = useAction(perform);
  return { ...action, forget: action.reset };
}
