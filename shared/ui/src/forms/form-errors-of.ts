/** Errors of a submitted form. */
export interface FormErrors {
  /** Messages by field name: what is wrong and how to correct it. */
  fields: Record<string, string>;
  /** Messages about the whole form. */
  form: string[];
}

export interface FormErrorTexts {
  /** Used where the api sent no message. */
  unknown: string;
  /** Labels of fields that the form does not have; their errors become errors of the whole form. */
  labels?: Record<string, string>;
}

/** Sorts the entries of a failed call (`errorEntries`) into errors of fields and errors of the whole form. */
export function formErrorsOf(
  entries: readonly { field?: string; text?: string }[],
  { unknown, labels = {} }: FormErrorTexts,
): FormErrors {
  const errors: FormErrors = { fields: {}, form: [] };
  for (const { field, text = unknown } of entries) {
    if (field === undefined) errors.form.push(text);
    else if (Object.hasOwn(labels, field)) errors.form.push(`${labels[field]} – ${text}`);
    else errors.fields[field] ??= text;
  }
  return errors;
}
