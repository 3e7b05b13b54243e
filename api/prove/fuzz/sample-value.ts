import type { DescribedSchema } from './read-operations';

const TEXTS: readonly [RegExp, string][] = [
  [/^\^\\d\{4\}-\\d\{2\}-\\d\{2\}\$$/, '2027-07-05'],
  [/\\d\+?.*\\\.\\d\{2\}/, '12.00'],
  [/\[A-Z\]\{2\}/, 'FR'],
  [/\[0-9a-f\]\{64\}/, 'a'.repeat(64)],
  [/\^-\?\\d\{1,3\}/, '1'],
];
const FORMATS: Record<string, string> = {
  'date-time': '2027-03-15T08:00:00Z',
  uri: 'https://campavia.test/',
};
const SAMPLES_BY_NAME: Record<string, unknown> = {
  date_to: '2027-07-11',
  borned_on: '1985-04-12',
  driver_born_on: '1985-04-12',
  driver_licence_since: '2005-04-12',
  latitude: 45.9,
  longitude: 6.1,
  query: 'beds=4',
  new_password: 'a-long-enough-word',
  bbox: '2,48,3,49',
  hour_from: '09:00:00',
  hour_to: '20:00:00',
  country: 'FR',
  terms: true,
};
/** Fields that sign-in needs although its schema makes them optional, because missing ones have their own refusal. */
const SIGN_IN_FIELDS: Record<string, unknown> = {
  grant_type: 'password',
  username: 'guest@campavia.test',
  email: 'guest@campavia.test',
  password: 'campavia',
};

/** A value that a schema allows; optional fields are left out. */
export function sampleValue(schema: DescribedSchema, name = ''): unknown {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleValue(choices.find(({ type }) => type !== 'null') ?? {}, name);
  return sampleOfType(schema, name);
}

function sampleOfType(schema: DescribedSchema, name: string): unknown {
  const [type] = [schema.type].flat();
  if (type === 'object') return sampleObject(schema);
  if (type === 'array') return [sampleValue(schema.items ?? {}, name)];
  if (type === 'integer' || type === 'number')
    return SAMPLES_BY_NAME[name] ?? Math.max(schema.minimum ?? 1, 1);
  return type === 'boolean' ? (SAMPLES_BY_NAME[name] ?? false) : sampleText(schema, name);
}

function sampleObject({ properties = {}, required = [] }: DescribedSchema): Record<string, unknown> {
  const fields = Object.entries(properties).filter(
    ([name]) => required.includes(name) || name in SIGN_IN_FIELDS,
  );
  return Object.fromEntries(fields.map(([name, each]) => [name, sampleValue(each, name)]));
}

function sampleText({ pattern = '', format = '', minLength = 0 }: DescribedSchema, name: string): unknown {
  const [, text] = TEXTS.find(([known]) => known.test(pattern)) ?? [];
  const named = pattern.includes('{64}') ? text : (SAMPLES_BY_NAME[name] ?? SIGN_IN_FIELDS[name] ?? text);
  return named ?? FORMATS[format] ?? 'x'.repeat(Math.max(minLength, 3));
}
