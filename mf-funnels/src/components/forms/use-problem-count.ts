import { useRef, useState } from 'react';

import type { FieldCheck, FormErrors, FormProps } from '@campavia/ui/forms';

type Checks = Record<string, FieldCheck>;

export interface ProblemCount {
  count: number;
  /** Problems that the guest can correct in a field. */
  inFields: number;
}

/** Counts failed checks, else the errors of the response; keeps the last count while the form is sent. */
export function useProblemCount({
  checks = {},
  errors,
  isBusy,
}: Pick<FormProps, 'checks' | 'errors' | 'isBusy'>): {
  checks: Checks;
  problems: ProblemCount;
} {
  const [found, setFound] = useState<Readonly<Record<string, boolean>>>({});
  const counted = Object.entries(checks).map(([name, check]): [string, FieldCheck] => [
    name,
    (value, values) => {
      const wrong = check(value, values);
      // All checks run on every submit, so results of removed fields are dropped.
      setFound((before) => ({ ...pickChecked(before, checks), [name]: wrong !== undefined }));
      return wrong;
    },
  ]);
  const own = Object.values(found).filter(Boolean).length;
  const problems = own > 0 ? { count: own, inFields: own } : countOf(errors);
  const settled = useRef(problems);
  if (!isBusy) settled.current = problems;
  return { checks: Object.fromEntries(counted), problems: settled.current };
}

function pickChecked(found: Readonly<Record<string, boolean>>, checks: Checks): Record<string, boolean> {
  return Object.fromEntries(Object.entries(found).filter(([name]) => Object.hasOwn(checks, name)));
}

function countOf({ fields, form }: FormErrors = NOTHING): ProblemCount {
  const inFields = Object.keys(fields).length;
  return { count: inFields + form.length, inFields };
}

const NOTHING: FormErrors = { fields: {}, form: [] };
