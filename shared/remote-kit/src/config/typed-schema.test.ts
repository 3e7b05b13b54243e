import type { SchemasOf } from './typed-schema';

interface Message {
  'camper.seen': { id: number; tone: 'good' | 'stop'; note?: string; tags: string[]; close: () => void };
}

function schemaOf<const Schemas extends Record<keyof Message, object>>(
  schemas: Schemas & SchemasOf<Message, Schemas>,
): object {
  return schemas;
}

const properties = {
  id: { type: 'number' },
  tone: { enum: ['good', 'stop'] },
  note: { type: 'string' },
  tags: { type: 'array', items: { type: 'string' } },
  close: {},
} as const;

const required = ['id', 'tone', 'tags', 'close'] as const;
const without = { ...properties, tone: { enum: ['good'] } } as const;
const other = { ...properties, id: { type: 'string' } } as const;
const { note: _note, ...forgetful } = properties;
const type = 'object';

// The test is the compiler's result; the calls only have to exist.
test('a schema and its type cannot differ', () => {
  schemaOf({ 'camper.seen': { type, properties, required } });
  // @ts-expect-error a field that the type insists on is not required
  schemaOf({ 'camper.seen': { type, properties, required: ['id', 'tone', 'tags'] } });
  // @ts-expect-error a field that may be absent is required
  schemaOf({ 'camper.seen': { type, properties, required: [...required, 'note'] } });
  // @ts-expect-error a choice is missing
  schemaOf({ 'camper.seen': { type, properties: without, required } });
  // @ts-expect-error a field is of another type
  schemaOf({ 'camper.seen': { type, properties: other, required } });
  // @ts-expect-error a field is forgotten
  schemaOf({ 'camper.seen': { type, properties: forgetful, required } });
  expect.assertions(0);
});
