import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

import { Box, BoxInput } from './box.styles';
import { Field, type FieldProps } from './field';
import { Icon, type IconType } from './icon';

export interface TextFieldProps
  extends Omit<FieldProps, 'children'>, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children'> {
  icon?: IconType;
  /** Inside the box after the text, for example a unit or a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text input with its label, hint and error message. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, disabledReason, id, icon, end, ...input } = props;
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      disabledReason={disabledReason}
      id={id}
    >
      {(control) => (
        <Box $isInvalid={Boolean(error)} $isDisabled={input.disabled}>
          {icon && <Icon of={icon} />}
          <BoxInput {...input} {...control} />
          {end}
        </Box>
      )}
    </Field>
  );
}
