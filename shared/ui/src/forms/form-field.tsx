import { TextField, type TextFieldProps } from '../core';

import { useFormField } from './form-context';
import { useLabel } from './use-label';

export interface FormFieldProps extends Omit<TextFieldProps, 'name' | 'label' | 'error' | 'id' | 'value'> {
  name: string;
  label: string;
  /** Adds "(optional)" to the label. */
  isOptional?: boolean;
}

/** A text field of a form. */
export function FormField({ label, isOptional, ...rest }: FormFieldProps) {
  const labelText = useLabel(label, isOptional);
  const { id, error } = useFormField(rest.name, label);
  const address = rest.type === 'email' && { autoCapitalize: 'none', spellCheck: false };
  return <TextField type="text" {...address} {...rest} id={id} label={labelText} error={error} />;
}
