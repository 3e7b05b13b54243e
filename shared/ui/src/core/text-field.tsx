import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

import { Box, BoxInput } from './box.styles';
import { Field, type FieldProps } from './field';
import { Icon, type IconType } from './icon';

export interface TextFieldProps
  extends Omit<FieldProps, 'children'>, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'children'> {
  icon?: IconType;
  /** Stands inside the box after the text: a unit, a clear button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, offReason, id, icon, end, ...input } = props;
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      offReason={offReason}
      id={id}
    >
      {(control) => (
        <Box $isWrong={Boolean(error)} $isOff={input.disabled}>
          {icon && <Icon of={icon} />}
          <BoxInput {...input} {...control} />
          {end}
        </Box>
      )}
    </Field>
  );
}
