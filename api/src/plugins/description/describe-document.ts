import { describeOperation } from './describe-operation';
import { shareParts } from './share-parts';
import { shareSchemas, type Described } from './share-schemas';

/**
 * The document as it is published: every call named and described, and every schema, parameter and answer that calls
 * share said once.
 */
export function describeDocument(document: Described): Described {
  const items = Object.entries(document.paths as Record<string, Record<string, Described>>).map(
    ([path, calls]) => {
      const described = Object.entries(calls).map(([method, call]) => [
        method,
        describeOperation(method, path, call),
      ]);
      return [path, Object.fromEntries(described) as Described] as const;
    },
  );
  const { paths: withSchemas, schemas } = shareSchemas(Object.fromEntries(items));
  const { paths, parameters, responses } = shareParts(withSchemas);
  const components = { ...(document.components as Described), parameters, responses, schemas };
  return { ...document, paths, components };
}
