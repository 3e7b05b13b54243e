import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import { Icon } from './icon';
import { VisuallyHidden } from './layout';

export const Label = styled.label`
  display: block;
  margin-bottom: 0.3rem;
  font-weight: 650;
  font-size: 0.9375rem;
  line-height: 1.35;
`;

export const Hint = styled.span`
  display: block;
  margin: -0.1rem 0 0.45rem;
  color: var(--ink-2);
  font-size: var(--t-small);
  line-height: 1.4;
`;

const Reason = styled(Hint)`
  margin: 0.35rem 0 0;
`;

const ErrorLine = styled.span`
  display: flex;
  gap: 0.4rem;
  margin-top: 0.4rem;
  color: var(--stop);
  font-size: var(--t-small);
  font-weight: 600;
  line-height: 1.4;
`;

const FieldBox = styled.div`
  min-width: 0;
`;

/** The error message under a field: what is wrong and how to correct it. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorLine id={id} data-error="">
      <Icon of={CircleAlert} />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** Attributes for the control inside a `Field`. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FieldProps {
  label: ReactNode;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Why the control is disabled; shown below it. */
  disabledReason?: ReactNode;
  id?: string;
  children: (control: FieldControlProps) => ReactNode;
}

function idsOf(...lines: [words: ReactNode, id: string][]): string | undefined {
  const shown = lines.filter(([text]) => Boolean(text)).map(([, id]) => id);
  return shown.join(' ') || undefined;
}

/** A control with its label and hint above and its error message below. `children` renders the control. */
export function Field({ label, isLabelHidden, hint, error, disabledReason, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const parts = { hint: `${controlId}-hint`, error: `${controlId}-error`, disabled: `${controlId}-disabled` };
  const labelElement = <Label htmlFor={controlId}>{label}</Label>;
  return (
    <FieldBox>
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {hint && <Hint id={parts.hint}>{hint}</Hint>}
      {children({
        id: controlId,
        'aria-describedby': idsOf([hint, parts.hint], [error, parts.error], [disabledReason, parts.disabled]),
        'aria-invalid': Boolean(error) || undefined,
      })}
      {error && <ErrorText id={parts.error}>{error}</ErrorText>}
      {disabledReason && <Reason id={parts.disabled}>{disabledReason}</Reason>}
    </FieldBox>
  );
}
