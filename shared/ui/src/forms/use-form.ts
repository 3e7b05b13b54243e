import { type FormEvent, type FormEventHandler, useCallback, useId, useRef, useState } from 'react';

import type { FormState } from './form-context';
import type { FormErrors } from './form-errors-of';
import { type FieldCheck, type FormValues, readValues, runChecks } from './form-values';
import { type Problem, problemsOf, withoutLabels } from './problems';

const NOTHING: FormErrors = { fields: {}, form: [] };

export interface FormOptions {
  onSubmit: (values: FormValues) => void;
  /** What came of the last sending. */
  errors?: FormErrors;
  /** By field name; run before anything is sent. Their sentences name the field: "Enter your first name". */
  checks?: Record<string, FieldCheck>;
  isBusy?: boolean;
}

export interface FormUse {
  state: FormState;
  /**
   * What is wrong now: what the own checks found, or else what came of the sending; while it is sent, what came
   * of the one before.
   */
  problems: Problem[];
  send: FormEventHandler<HTMLFormElement>;
}

/** The state of one form: its fields, its tries, what is wrong. The values stay in the inputs. */
export function useForm({ onSubmit, errors = NOTHING, checks = {}, isBusy = false }: FormOptions): FormUse {
  const id = useId();
  const [found, setFound] = useState<Record<string, string>>();
  const [attempts, setAttempts] = useState(0);
  const { drawn, enter, leave } = useDrawnFields();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = readValues(event.currentTarget);
    const wrong = runChecks(checks, values);
    const isWrong = Object.keys(wrong).length > 0;
    setAttempts((before) => before + 1);
    setFound(isWrong ? wrong : undefined);
    if (!isWrong) onSubmit(values);
  }

  const refused = useSettled(errors, isBusy);
  const shown = found ? { fields: found, form: [] } : refused;
  const problems = problemsOf(shown, drawn);
  return {
    state: { id, wrong: shown.fields, isBusy, attempts, enter, leave },
    problems: found ? withoutLabels(problems) : problems,
    send,
  };
}

/** A value as it was before the form was sent, for as long as the answer is out. */
function useSettled<Value>(value: Value, isBusy: boolean): Value {
  const settled = useRef(value);
  if (!isBusy) settled.current = value;
  return settled.current;
}

function useDrawnFields() {
  const [drawn, setDrawn] = useState<ReadonlyMap<string, string>>(new Map());
  const enter = useCallback((name: string, label: string) => {
    setDrawn((before) => new Map([...before, [name, label]]));
  }, []);
  const leave = useCallback((name: string) => {
    setDrawn((before) => new Map([...before].filter(([known]) => known !== name)));
  }, []);
  return { drawn, enter, leave };
}
