import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { ErrorSummary } from './error-summary';
import { FormContext } from './form-context';
import { useErrorTitle } from './use-error-title';
import { type FormOptions, useForm } from './use-form';

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  input {
    scroll-margin-block: 5rem;
  }
  /* What was wrong before keeps its room until the answer is there: nothing moves under the reader's hand. */
  &[aria-busy] :is([data-error-summary], [data-error]) {
    visibility: hidden;
    /* A quick answer shows no gap. */
    transition: visibility 0s 300ms;
  }
`;

export interface FormProps extends FormOptions {
  /** Head of the list of errors: says first what did not happen. */
  summaryTitle: ReactNode;
  children: ReactNode;
}

/**
 * A form whose inputs keep their own values: they are read when it is sent, and nothing typed is lost. What
 * its checks find, or what came of the sending, stands in a list before the fields and under each field.
 */
export function Form({ summaryTitle, children, ...options }: FormProps) {
  const { state, problems, send } = useForm(options);
  useErrorTitle(problems.length > 0 && !state.isBusy);
  return (
    <FormContext value={state}>
      <Fields method="post" noValidate aria-busy={state.isBusy || undefined} onSubmit={send}>
        {problems.length > 0 && (
          <ErrorSummary title={summaryTitle} problems={problems} attempt={state.attempts} />
        )}
        {children}
      </Fields>
    </FormContext>
  );
}
