import type { JsonSchema, OperationUse } from '@campavia/remote-kit/config';

import { cutSchema, resolve, type Described } from './reduce-schema';

type Parameters = OperationUse['parameters'];
type Answers = Record<string, Described>;

const SUCCESS = /^2(\d\d|XX)$/;
const HOLE = /\{\w+\}/g;

function withoutHoleNames(path: string): string {
  return path.replace(HOLE, '{}');
}

/** The paths of an api by what they match: how a hole is called is no difference. */
function findPath(api: object, path: string): Described | undefined {
  const { paths = {} } = api as { paths?: Record<string, Described> };
  const name = Object.keys(paths).find((each) => withoutHoleNames(each) === withoutHoleNames(path));
  return name === undefined ? undefined : paths[name];
}

function jsonSchemaOf(described: Described | undefined, api: object): JsonSchema | undefined {
  const { content } = resolve(described ?? {}, api) as {
    content?: Record<string, { schema?: Described }>;
  };
  const schema = content?.['application/json']?.schema;
  return schema && cutSchema(schema, api);
}

/** What is asked beside the path: query and headers by their names, fields of the body as `body.<name>`. */
function parametersOf(lists: unknown[], body: Described | undefined, api: object): Parameters {
  const listed = lists.flatMap((list) => (Array.isArray(list) ? (list as Described[]) : []));
  const asked = listed.map((parameter) => resolve(parameter, api)).filter((each) => each.in !== 'path');
  const fields = body && jsonSchemaOf(body, api);
  return Object.fromEntries([
    ...asked.map(({ name, required }) => [name, { required: required === true }] as const),
    ...Object.keys(fields?.properties ?? {}).map(
      (name) => [`body.${name}`, { required: fields?.required?.includes(name) === true }] as const,
    ),
  ]) as Parameters;
}

function answerOf(responses: Answers, api: object): JsonSchema | undefined {
  const [success] = Object.keys(responses)
    .filter((code) => SUCCESS.test(code))
    .sort();
  return success === undefined ? undefined : jsonSchemaOf(responses[success], api);
}

/**
 * What a description of an api (OpenAPI 3.x) says of one of its calls.
 *
 * @param operation - method and path: `GET /3/products/{id}/`
 * @returns undefined when the api has no such call
 */
export function describeOperation(api: object, operation: string): OperationUse | undefined {
  const [method = '', path = ''] = operation.split(' ');
  const item = findPath(api, path);
  const call = item?.[method.toLowerCase()] as Described | undefined;
  if (!item || !call) return undefined;
  const body = call.requestBody as Described | undefined;
  const answer = answerOf((call.responses ?? {}) as Answers, api);
  return {
    operation,
    parameters: parametersOf([item.parameters, call.parameters], body, api),
    ...(answer && { answer }),
  };
}
