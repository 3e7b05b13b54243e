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
  /* Old errors keep their space until the answer arrives, so that nothing moves. */
  &[aria-busy] :is([data-error-summary], [data-error]) {
    visibility: hidden;
    /* Answers within 300 ms show no gap. */
    transition: visibility 0s 300ms;
  }
`;

export interface FormProps extends FormOptions {
  /** Heading of the error summary: what failed, "Your name was not saved". */
  summaryTitle: ReactNode;
  children: ReactNode;
}

/**
 * A form with uncontrolled inputs: their values are read on submit, and nothing typed is lost. The errors of its
 * checks, or those of the last submission, are listed above the fields and shown under each field.
 */
export function Form({ summaryTitle, children, ...options }: FormProps) {
  const { state, problems, submit } = useForm(options);
  useErrorTitle(problems.length > 0 && !state.isBusy);
  return (
    <FormContext value={state}>
      <Fields method="post" noValidate aria-busy={state.isBusy || undefined} onSubmit={submit}>
        {problems.length > 0 && (
          <ErrorSummary title={summaryTitle} problems={problems} submitCount={state.submitCount} />
        )}
        {children}
      </Fields>
    </FormContext>
  );
}
