import { choose, drawInTurn, show, writeJson, type Draw } from './choose-values';
import { HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_VALUES } from './hostile-values';
import type { DescribedParameter, DescribedSchema, Operation } from './read-operations';
import { sampleValue } from './sample-value';

/** A call as it is sent. */
export interface FuzzCall {
  operation: Operation;
  url: string;
  headers: Record<string, string>;
  payload?: string;
  /** Readable description of the mutation. */
  mutated: string;
}

export interface MutationOptions extends Draw {
  /** Value of a path parameter, for example the id of a booking. */
  pathValue: (operation: Operation, name: string) => string;
}

/** A valid call, and the same call with each field mutated by each chosen value. */
export function mutateCalls(operation: Operation, options: MutationOptions): FuzzCall[] {
  const calls = [
    createCall(operation, options, 'nothing'),
    ...operation.parameters.flatMap((parameter) => mutateParameter(operation, parameter, options)),
    createCall(operation, options, 'an unknown parameter', { query: '%00=1&a[b]=c&&=&x' }),
  ];
  if (!operation.body) return calls;
  const sample = sampleValue(operation.body.schema) as object;
  const whole = sampleValue(withAllFields(operation.body.schema));
  const fields = listFields(operation.body.schema).flatMap((field) =>
    choose(HOSTILE_VALUES, options).map((value) => {
      const payload = encode(operation, placeAt({ ...sample, ...take(whole, field[0]) }, field, value));
      return createCall(operation, options, `${field.join('.')} = ${show(value)}`, { payload });
    }),
  );
  const bodies = chooseBodies(options).map(({ type, text }) =>
    createCall(operation, options, `a body ${JSON.stringify(text)} of type ${type}`, { payload: text, type }),
  );
  return [...calls, ...fields, ...bodies];
}

/** Parts that differ from a valid call. */
export interface CallParts {
  query?: string;
  path?: Record<string, string>;
  headers?: Record<string, string>;
  payload?: string;
  type?: string;
}

/** A valid call except for the given parts. */
export function createCall(
  operation: Operation,
  options: Pick<MutationOptions, 'pathValue'>,
  mutated: string,
  parts: CallParts = {},
): FuzzCall {
  const { body } = operation;
  const query = parts.query ?? String(new URLSearchParams(requiredQuery(operation).map(samplePair)));
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    return parts.path?.[name] ?? encodeURIComponent(options.pathValue(operation, name));
  });
  const payload = parts.payload ?? (body && encode(operation, sampleValue(body.schema)));
  const type = 'type' in parts ? parts.type : body?.type;
  const headers = { ...sampleHeaders(operation), ...(type && { 'content-type': type }), ...parts.headers };
  return { operation, url: query ? `${path}?${query}` : path, headers, payload, mutated };
}

function requiredQuery({ parameters }: Operation): DescribedParameter[] {
  return parameters.filter((each) => each.in === 'query' && each.required);
}

function sampleHeaders({ parameters }: Operation): Record<string, string> {
  return Object.fromEntries(parameters.filter((each) => each.in === 'header').map(samplePair));
}

function samplePair({ name, schema = {} }: DescribedParameter): [string, string] {
  return [name, String(sampleValue(schema, name))];
}

function mutateParameter(
  operation: Operation,
  parameter: DescribedParameter,
  options: MutationOptions,
): FuzzCall[] {
  const { name } = parameter;
  const texts = choose(HOSTILE_TEXTS, options);
  if (parameter.in === 'path') {
    return texts.map((text) => {
      return createCall(operation, options, `${name} = ${show(text)}`, { path: { [name]: escape(text) } });
    });
  }
  if (parameter.in === 'header') {
    const latin = texts.filter((text) => /^[\x20-\x7e]*$/.test(text));
    return latin.map((text) =>
      createCall(operation, options, `${name} = ${show(text)}`, { headers: { [name]: text } }),
    );
  }
  const others = requiredQuery(operation).filter((each) => each.name !== name);
  const rest = String(new URLSearchParams(others.map(samplePair)));
  const written = texts.flatMap((text) => [`${name}=${escape(text)}`]);
  const odd = [`${name}`, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[a]=1`, `${name}=%ED%A0%80`];
  const { random, perField } = options;
  const queries = [...written, ...odd];
  return (perField === undefined ? queries : drawInTurn(queries, { random, most: perField })).map((query) =>
    createCall(operation, options, query.slice(0, 80), { query: `${rest}&${query}` }),
  );
}

function chooseBodies({ random, perField }: MutationOptions) {
  return perField === undefined ? HOSTILE_BODIES : HOSTILE_BODIES.filter(() => random.chance(0.3));
}

/** Percent-encodes a text; lone surrogates become the invalid UTF-8 bytes `%ED%A0%80`. */
function escape(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{e000}')).replaceAll(
    '%EE%80%80',
    '%ED%A0%80',
  );
}

/** The same schema with every field required. */
function withAllFields(schema: DescribedSchema): DescribedSchema {
  const { properties, items, anyOf } = schema;
  const all =
    properties && Object.entries(properties).map(([name, each]) => [name, withAllFields(each)] as const);
  return {
    ...schema,
    ...(all && { properties: Object.fromEntries(all), required: all.map(([name]) => name) }),
    ...(items && { items: withAllFields(items) }),
    ...(anyOf && { anyOf: anyOf.map(withAllFields) }),
  };
}

function take(whole: unknown, step: string | number | undefined): object {
  return { [String(step)]: (whole as Record<string, unknown>)[String(step)] };
}

type Field = readonly (string | number)[];

/** Paths of all fields of a body, nested ones included. */
function listFields(schema: DescribedSchema, above: Field = []): Field[] {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => [
    [...above, name],
    ...listFields(each, [...above, name]),
  ]);
  const items = schema.items ? [[...above, 0], ...listFields(schema.items, [...above, 0])] : [];
  return [...inner, ...items, ...choices.flatMap((each) => listFields(each, above))];
}

function placeAt(whole: unknown, [step, ...rest]: Field, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole)) return whole.map((each, at) => (at === step ? placeAt(each, rest, value) : each));
  const record = (whole ?? {}) as Record<string, unknown>;
  return { ...record, [step]: placeAt(record[step], rest, value) };
}

function encode({ body }: Operation, value: unknown): string {
  if (body?.type !== 'application/x-www-form-urlencoded') return writeJson(value);
  const fields = Object.entries(value as Record<string, unknown>);
  return fields.map(([name, each]) => encodeField(name, each)).join('&');
}

function encodeField(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => `${name}=${escape(show(each))}`).join('&');
  return `${name}=${escape(typeof value === 'string' ? value : show(value))}`;
}
