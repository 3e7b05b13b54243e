import type { OperationUse, Release } from '@campavia/remote-kit/config';

import { describeOperation } from '../operations/describe-operation';
import { schemaForReader, findMismatch } from '../schema';
import { createFinding, releaseNameOf, type Rule } from '../check-context';

/** Difference between an operation now and when the release was built. */
function findDifference(use: OperationUse, now: OperationUse | undefined): string | undefined {
  if (!now) return 'which the api no longer has. Keep the call until no release makes it';
  const required = Object.keys(now.parameters).find(
    (name) => now.parameters[name]?.required && !use.parameters[name]?.required,
  );
  if (required) return `which now insists on the parameter ${required}. Let the api do without it`;
  const reason = use.answer && findMismatch(now.answer ?? {}, schemaForReader(use.answer));
  return reason && `whose answer has changed: ${reason}. Let the api answer as before`;
}

function checkOperation(release: Release, openapi: object) {
  return release.promises.operations.flatMap((use) => {
    const difference = findDifference(use, describeOperation(openapi, use.operation));
    if (!difference) return [];
    const message = `${releaseNameOf(release)} calls ${use.operation}, ${difference}, or build ${release.part} for the api as it is now.`;
    return [createFinding('operation', [release], message)];
  });
}

/** The api is compatible with the operations that a release was built with. */
export const operations: Rule = ({ after, api }) =>
  api ? after.flatMap((release) => checkOperation(release, api.openapi)) : [];
