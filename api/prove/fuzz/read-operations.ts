/** A schema of the OpenAPI document, without references after `readOperations`. */
export interface DescribedSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  pattern?: string;
  format?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  items?: DescribedSchema;
  properties?: Record<string, DescribedSchema>;
  required?: string[];
  anyOf?: DescribedSchema[];
  oneOf?: DescribedSchema[];
  allOf?: DescribedSchema[];
  additionalProperties?: boolean | DescribedSchema;
}

/** A path, query or header parameter. */
export interface DescribedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema?: DescribedSchema;
}

/** An operation of the OpenAPI document. */
export interface Operation {
  /** Method and path, such as `GET /3/products/{id}/`. */
  name: string;
  method: string;
  path: string;
  parameters: DescribedParameter[];
  /** Content type and schema of the body. */
  body?: { type: string; schema: DescribedSchema };
}

interface Description {
  paths: Record<string, Record<string, DescribedCall>>;
}

interface DescribedCall {
  parameters?: (DescribedParameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema?: DescribedSchema }> };
}

/** The operations of an OpenAPI document, with all references resolved. */
export function readOperations(document: object): Operation[] {
  const { paths } = document as Description;
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { parameters = [], requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: parameters.map((each) => readParameter(each, document)),
      body: readBody(requestBody, document),
    })),
  );
}

function readParameter(written: DescribedParameter | { $ref: string }, document: object): DescribedParameter {
  const parameter = '$ref' in written ? find<DescribedParameter>(written.$ref, document) : written;
  return { ...parameter, schema: inline(parameter.schema ?? {}, document) };
}

function readBody(body: DescribedCall['requestBody'], document: object): Operation['body'] {
  const [first] = Object.entries(body?.content ?? {});
  if (!first) return undefined;
  const [type, { schema = {} }] = first;
  return { type, schema: inline(schema, document) };
}

/** A schema with its references inlined; recursive schemas are not supported. */
function inline(schema: DescribedSchema, document: object): DescribedSchema {
  if (schema.$ref !== undefined) return inline(find<DescribedSchema>(schema.$ref, document), document);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties')
        return [keyword, inlineEach(value as Record<string, DescribedSchema>, document)];
      if (keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'allOf') {
        return [keyword, (value as DescribedSchema[]).map((each) => inline(each, document))];
      }
      const isSchema = keyword === 'items' || keyword === 'additionalProperties';
      return [
        keyword,
        isSchema && typeof value === 'object' ? inline(value as DescribedSchema, document) : value,
      ];
    }),
  );
}

function inlineEach(schemas: Record<string, DescribedSchema>, document: object) {
  return Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name, inline(each, document)]));
}

function find<Part>(reference: string, document: object): Part {
  const steps = reference.replace(/^#\//, '').split('/');
  return steps.reduce<object>(
    (place, step) => (place as Record<string, object>)[step] ?? {},
    document,
  ) as Part;
}
