/** What is wrong with a form that was sent. */
export interface FormErrors {
  /** By field name: what is wrong and how to put it right. */
  fields: Record<string, string>;
  /** What is wrong with the whole. */
  form: string[];
}

export interface FormErrorWords {
  /** Stands where the api gave no readable sentence. */
  unknown: string;
  /** What to call a field that the form does not draw; its error is then one of the whole form. */
  labels?: Record<string, string>;
}

/** Brings the entries of a failed call (`errorEntries`) to a form: a field's to the field, the others to the whole. */
export function formErrorsOf(
  entries: readonly { field?: string; text?: string }[],
  { unknown, labels = {} }: FormErrorWords,
): FormErrors {
  const errors: FormErrors = { fields: {}, form: [] };
  for (const { field, text = unknown } of entries) {
    if (field === undefined) errors.form.push(text);
    else if (Object.hasOwn(labels, field)) errors.form.push(`${labels[field]} – ${text}`);
    else errors.fields[field] ??= text;
  }
  return errors;
}
