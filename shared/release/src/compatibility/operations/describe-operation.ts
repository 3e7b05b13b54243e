import type { JsonSchema, OperationUse } from '@campavia/remote-kit/config';

import { reduceSchema, resolveReference, type OpenApiNode } from './reduce-schema';

type Parameters = OperationUse['parameters'];
type Answers = Record<string, OpenApiNode>;

const SUCCESS = /^2(\d\d|XX)$/;
const PARAMETER = /\{\w+\}/g;

function removeParameterNames(path: string): string {
  return path.replace(PARAMETER, '{}');
}

/** The path item of an api that matches a path; names of parameters do not matter. */
function findPath(api: object, path: string): OpenApiNode | undefined {
  const { paths = {} } = api as { paths?: Record<string, OpenApiNode> };
  const name = Object.keys(paths).find((each) => removeParameterNames(each) === removeParameterNames(path));
  return name === undefined ? undefined : paths[name];
}

function jsonSchemaOf(described: OpenApiNode | undefined, api: object): JsonSchema | undefined {
  const { content } = resolveReference(described ?? {}, api) as {
    content?: Record<string, { schema?: OpenApiNode }>;
  };
  const schema = content?.['application/json']?.schema;
  return schema && reduceSchema(schema, api);
}

/** Inputs beside the path: query and headers by name, fields of the body as `body.<name>`. */
function listParameters(lists: unknown[], body: OpenApiNode | undefined, api: object): Parameters {
  const listed = lists.flatMap((list) => (Array.isArray(list) ? (list as OpenApiNode[]) : []));
  const asked = listed
    .map((parameter) => resolveReference(parameter, api))
    .filter((each) => each.in !== 'path');
  const fields = body && jsonSchemaOf(body, api);
  return Object.fromEntries([
    ...asked.map(({ name, required }) => [name, { required: required === true }] as const),
    ...Object.keys(fields?.properties ?? {}).map(
      (name) => [`body.${name}`, { required: fields?.required?.includes(name) === true }] as const,
    ),
  ]) as Parameters;
}

function findAnswerSchema(responses: Answers, api: object): JsonSchema | undefined {
  const [success] = Object.keys(responses)
    .filter((code) => SUCCESS.test(code))
    .sort();
  return success === undefined ? undefined : jsonSchemaOf(responses[success], api);
}

/**
 * An operation as declared by an OpenAPI 3.x document.
 *
 * @param operation - method and path: `GET /3/products/{id}/`
 * @returns undefined when the api has no such operation
 */
export function describeOperation(api: object, operation: string): OperationUse | undefined {
  const [method = '', path = ''] = operation.split(' ');
  const item = findPath(api, path);
  const call = item?.[method.toLowerCase()] as OpenApiNode | undefined;
  if (!item || !call) return undefined;
  const body = call.requestBody as OpenApiNode | undefined;
  const answer = findAnswerSchema((call.responses ?? {}) as Answers, api);
  return {
    operation,
    parameters: listParameters([item.parameters, call.parameters], body, api),
    ...(answer && { answer }),
  };
}
