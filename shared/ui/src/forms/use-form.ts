import { type SubmitEvent, type SubmitEventHandler, useCallback, useId, useRef, useState } from 'react';

import type { FormState } from './form-context';
import type { FormErrors } from './form-errors-of';
import { type FieldCheck, type FormValues, readValues, runChecks } from './form-values';
import { type Problem, problemsOf, withoutLabels } from './problems';

const NOTHING: FormErrors = { fields: {}, form: [] };

export interface FormOptions {
  onSubmit: (values: FormValues) => void;
  /** Errors of the last submission, as the api reported them. */
  errors?: FormErrors;
  /** Checks by field name, run before submitting. Their messages name the field: "Enter your first name". */
  checks?: Record<string, FieldCheck>;
  isBusy?: boolean;
}

export interface FormUse {
  state: FormState;
  /**
   * The current errors: those of the checks, or else those of the last submission. While the form is being
   * submitted, they are those of the submission before.
   */
  problems: Problem[];
  submit: SubmitEventHandler<HTMLFormElement>;
}

/** The state of a form: its fields, its errors and how often it was submitted. The inputs keep the values. */
export function useForm({ onSubmit, errors = NOTHING, checks = {}, isBusy = false }: FormOptions): FormUse {
  const id = useId();
  const [found, setFound] = useState<Record<string, string>>();
  const [submitCount, setSubmitCount] = useState(0);
  const { fields, register, unregister } = useFields();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = readValues(event.currentTarget);
    const wrong = runChecks(checks, values);
    const isWrong = Object.keys(wrong).length > 0;
    setSubmitCount((before) => before + 1);
    setFound(isWrong ? wrong : undefined);
    if (!isWrong) onSubmit(values);
  }

  const answered = useSettled(errors, isBusy);
  const shown = found ? { fields: found, form: [] } : answered;
  const problems = problemsOf(shown, fields);
  return {
    state: { id, errors: shown.fields, isBusy, submitCount, register, unregister },
    problems: found ? withoutLabels(problems) : problems,
    submit,
  };
}

/** Returns the last value from before the form was submitted, for as long as it is busy. */
function useSettled<Value>(value: Value, isBusy: boolean): Value {
  const settled = useRef(value);
  if (!isBusy) settled.current = value;
  return settled.current;
}

function useFields() {
  const [fields, setFields] = useState<ReadonlyMap<string, string>>(new Map());
  const register = useCallback((name: string, label: string) => {
    setFields((before) => new Map([...before, [name, label]]));
  }, []);
  const unregister = useCallback((name: string) => {
    setFields((before) => new Map([...before].filter(([known]) => known !== name)));
  }, []);
  return { fields, register, unregister };
}
