import type { FormErrors } from './form-errors-of';

/** One line of the error summary. */
export interface Problem {
  text: string;
  /** Shown before the text if the text does not name the field. */
  label?: string;
  /** The field to link to; absent for errors of the whole form and of fields that the form does not have. */
  field?: string;
}

/** Errors of the whole form first, then those of its fields in their order, then those of unknown fields. */
export function problemsOf(errors: FormErrors, known: ReadonlyMap<string, string>): Problem[] {
  const order = [...known.keys()];
  const rank = (name: string) => (known.has(name) ? order.indexOf(name) : order.length);
  const names = Object.keys(errors.fields).sort((one, other) => rank(one) - rank(other));
  const fields = names.map((name) => ({
    text: errors.fields[name] ?? '',
    label: known.get(name) ?? name,
    field: known.has(name) ? name : undefined,
  }));
  return [...errors.form.map((text) => ({ text })), ...fields];
}

/** For the messages of a form's own checks, which name the field themselves. */
export function withoutLabels(problems: Problem[]): Problem[] {
  return problems.map(({ text, field }) => ({ text, field }));
}
