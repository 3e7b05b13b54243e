import type { UpdateDocument } from '@campavia/contracts';
import { compareDates, isPlainDate, type PlainDate } from '@campavia/domain';

import { createFieldReader } from '../../core/field-reader';

/** The fields of a document that its user fills in. */
export interface DocumentFields {
  expiration_date?: PlainDate | null;
  number?: string | null;
  real_edition_date?: PlainDate | null;
}

/** Reads the fields of a document from a form. @throws InvalidFieldsError */
export function readDocumentForm(form: UpdateDocument, today: PlainDate): DocumentFields {
  const fields = createFieldReader();

  function day(field: 'expiration_date' | 'real_edition_date', value: string): PlainDate | undefined {
    if (!isPlainDate(value)) return fields.refuse(field, 'field_not_a_date');
    const ahead = compareDates(value, today);
    if (field === 'expiration_date' && ahead <= 0) return fields.refuse(field, 'document_expired_already');
    if (field === 'real_edition_date' && ahead > 0) return fields.refuse(field, 'document_not_made_yet');
    return value;
  }

  const values: DocumentFields = {};
  for (const field of ['expiration_date', 'real_edition_date'] as const) {
    const value = form[field];
    if (value !== undefined) values[field] = value === null ? null : day(field, value);
  }
  const { number } = form;
  if (number !== undefined) values.number = number === null ? null : fields.line('number', number);
  fields.settle();
  return values;
}
