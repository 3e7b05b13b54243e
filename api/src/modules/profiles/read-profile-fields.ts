import { createFieldReader, type FieldReader } from '../../core/field-reader';

/** How a form value is parsed: a method of the field reader. */
export type FieldType = 'line' | 'email' | 'phone' | 'country';

/**
 * Parses the given fields of a form by type; null stays null.
 * @throws InvalidFieldsError for invalid values
 */
export function readProfileFields<Row extends object>(
  form: Readonly<Record<string, unknown>>,
  kinds: Readonly<Record<string, FieldType>>,
  also: (fields: FieldReader) => Partial<Row> = () => ({}),
): Partial<Row> {
  const fields = createFieldReader();
  const given = Object.entries(kinds).filter(([field]) => form[field] !== undefined);
  const read = given.map(([field, kind]) => {
    const value = form[field];
    return [field, value === null ? null : fields[kind](field, String(value))];
  });
  const others = also(fields);
  fields.settle();
  return { ...(Object.fromEntries(read) as Partial<Row>), ...others };
}

/** The fields of a postal address. */
export const ADDRESS_FIELDS = { street: 'line', zipcode: 'line', city: 'line', country: 'country' } as const;
