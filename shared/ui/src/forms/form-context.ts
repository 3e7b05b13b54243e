import { createContext, useContext, useEffect } from 'react';

export interface FormState {
  /** Prefix of the ids of the controls. */
  id: string;
  /** The current error messages, by field name. */
  errors: Readonly<Record<string, string>>;
  isBusy: boolean;
  /** How often the form was submitted. */
  submitCount: number;
  register: (name: string, label: string) => void;
  unregister: (name: string) => void;
}

export const FormContext = createContext<FormState | undefined>(undefined);

/** @throws outside of a `Form` */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('Form fields and submit buttons have to be inside a <Form>');
  return state;
}

/** Registers a field with its form; returns the id of its control and its error message. */
export function useFormField(name: string, label: string): { id: string; error: string | undefined } {
  const { id, errors, register, unregister } = useFormState();
  useEffect(() => register(name, label), [name, label, register]);
  useEffect(() => () => unregister(name), [name, unregister]);
  return { id: controlId(id, name), error: errors[name] };
}

export function controlId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
