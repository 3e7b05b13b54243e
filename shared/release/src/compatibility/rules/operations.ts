import type { OperationUse, Release } from '@campavia/remote-kit/config';

import { describeOperation } from '../operations/describe-operation';
import { asRead, misfit } from '../schema';
import { finding, nameOf, type Rule } from '../check-context';

/** What of a call is otherwise than the release was built for. */
function differenceOf(use: OperationUse, now: OperationUse | undefined): string | undefined {
  if (!now) return 'which the api no longer has. Keep the call until no release makes it';
  const insisted = Object.keys(now.parameters).find(
    (name) => now.parameters[name]?.required && !use.parameters[name]?.required,
  );
  if (insisted) return `which now insists on the parameter ${insisted}. Let the api do without it`;
  const reason = use.answer && misfit(now.answer ?? {}, asRead(use.answer));
  return reason && `whose answer has changed: ${reason}. Let the api answer as before`;
}

function judge(release: Release, openapi: object) {
  return release.promises.operations.flatMap((use) => {
    const difference = differenceOf(use, describeOperation(openapi, use.operation));
    if (!difference) return [];
    const message = `${nameOf(release)} calls ${use.operation}, ${difference}, or build ${release.part} for the api as it is now.`;
    return [finding('operation', [release], message)];
  });
}

/** The api answers the calls of a release as it did when the release was built. */
export const operations: Rule = ({ after, api }) =>
  api ? after.flatMap((release) => judge(release, api.openapi)) : [];
