import { createContext, useContext, useEffect } from 'react';

export interface FormState {
  /** Ids of the controls begin with it. */
  id: string;
  /** What is wrong now, by field name. */
  wrong: Readonly<Record<string, string>>;
  isBusy: boolean;
  /** How often the reader has sent the form. */
  attempts: number;
  enter: (name: string, label: string) => void;
  leave: (name: string) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state)
    throw new Error('This belongs inside a <Form>: it reads its errors and whether it is busy there');
  return state;
}

/** Makes a field known to its form; gives the id of its control and what is wrong with it. */
export function useFormField(name: string, label: string): { id: string; error: string | undefined } {
  const { id, wrong, enter, leave } = useFormState();
  useEffect(() => enter(name, label), [name, label, enter]);
  useEffect(() => () => leave(name), [name, leave]);
  return { id: controlId(id, name), error: wrong[name] };
}

export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
