import { joinBirthDate } from './birth-date';

/** The values of a form by field name. A checkbox is `on` or absent; a date of birth is one value. */
export type FormValues = Record<string, string>;

/** Checks one field; returns what is wrong and how to correct it, or undefined. */
export type FieldCheck = (value: string, values: FormValues) => string | undefined;

export function readValues(form: HTMLFormElement): FormValues {
  const typed = [...new FormData(form)].filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  const values = Object.fromEntries(typed);
  for (const { dataset } of form.querySelectorAll<HTMLElement>('[data-birth-date]')) {
    const name = dataset.birthDate ?? '';
    const parts = ['day', 'month', 'year'].map((part) => `${name}.${part}`);
    const [day = '', month = '', year = ''] = parts.map((part) => values[part]);
    for (const part of parts) delete values[part];
    values[name] = joinBirthDate({ day, month, year });
  }
  return values;
}

/** Runs the checks; returns the messages by field name. */
export function runChecks(checks: Record<string, FieldCheck>, values: FormValues): Record<string, string> {
  const found = Object.entries(checks).map(([name, check]) => [name, check(values[name] ?? '', values)]);
  return Object.fromEntries(found.filter(([, message]) => message !== undefined));
}
