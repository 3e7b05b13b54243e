import type { FormErrors } from './form-errors-of';

/** One line of the list of errors. */
export interface Problem {
  text: string;
  /** Stands before the text where that does not say which field it speaks of. */
  label?: string;
  /** The field to be led to; absent for the whole form and for what the form does not draw. */
  field?: string;
}

/** Those of the whole first, then as the fields stand in the form, then what it does not draw, by its name. */
export function problemsOf(errors: FormErrors, drawn: ReadonlyMap<string, string>): Problem[] {
  const order = [...drawn.keys()];
  const rank = (name: string) => (drawn.has(name) ? order.indexOf(name) : order.length);
  const names = Object.keys(errors.fields).sort((one, other) => rank(one) - rank(other));
  const fields = names.map((name) => ({
    text: errors.fields[name] ?? '',
    label: drawn.get(name) ?? name,
    field: drawn.has(name) ? name : undefined,
  }));
  return [...errors.form.map((text) => ({ text })), ...fields];
}

/** What a form's own checks found: their sentences name the field themselves. */
export function withoutLabels(problems: Problem[]): Problem[] {
  return problems.map(({ text, field }) => ({ text, field }));
}
