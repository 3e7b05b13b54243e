import { Button, type ButtonProps } from '../core';

import { useFormState } from './form-context';

export interface SubmitButtonProps extends Pick<
  ButtonProps,
  'icon' | 'variant' | 'size' | 'isWide' | 'children'
> {
  /** The same words in -ing, while it is sent. */
  busyLabel: ButtonProps['busyLabel'];
}

/** Sends the form; the main button of the view unless told otherwise. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isBusy } = useFormState();
  return <Button variant="main" {...props} type="submit" isBusy={isBusy} />;
}
