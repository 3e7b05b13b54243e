import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fieldMessages } from './field.messages';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Description {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
}

/** Calls without a form: users fill in none of their fields. */
const WITHOUT_FORM = /^\/(oauth|sandbox|v4\/(events|marks))\//;
/** Fields that pages send by themselves. */
const SENT_BY_PAGES = [
  'agrees',
  'attestationObject',
  'checked',
  'clientDataJSON',
  'currency',
  'decision',
  'from',
  'id',
  'index',
  'is_draft',
  'is_early',
  'is_read',
  'key',
  'latitude',
  'lead_source',
  'longitude',
  'mailed',
  'messages',
  'month',
  'newsletter',
  'notified',
  'page_id',
  'parts',
  'product_id',
  'product_ids',
  'proposed_at',
  'rawId',
  'rental_credit',
  'request_id',
  'response',
  'rotation',
  'saved_searches',
  'shared',
  'site',
  'status',
  'submission_id',
  'submit',
  'submitted_at',
  'token',
  'transports',
  'version',
  'wishlists',
];

function fieldsOf(schema: Schema, schemas: Record<string, Schema>): string[] {
  const { $ref, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const shared = schemas[$ref?.split('/').at(-1) ?? ''];
  const within = [...anyOf, ...oneOf, ...allOf, ...[items, shared].filter((part) => part !== undefined)];
  const own = Object.entries(properties).flatMap(([name, part]) => [name, ...fieldsOf(part, schemas)]);
  return [...own, ...within.flatMap((part) => fieldsOf(part, schemas))];
}

test('every field that a form can send to the api has a name for error messages', () => {
  const file = join(__dirname, '../../../../api/openapi.json');
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Description;
  const sent = Object.entries(paths)
    .filter(([path]) => !WITHOUT_FORM.test(path))
    .flatMap(([, operations]) => Object.values(operations))
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
    .flatMap(({ schema }) => fieldsOf(schema, components.schemas));
  const unnamed = [...new Set(sent)].filter(
    (field) => !SENT_BY_PAGES.includes(field) && !(field in fieldMessages),
  );
  expect(sent.length).toBeGreaterThan(50);
  expect(unnamed).toEqual([]);
});
