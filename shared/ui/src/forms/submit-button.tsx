import { Button, type ButtonProps } from '../core';

import { useFormState } from './form-context';

export interface SubmitButtonProps extends Pick<
  ButtonProps,
  'icon' | 'variant' | 'size' | 'isWide' | 'children'
> {
  /** The label while the form is being submitted: "Saving". */
  busyLabel: ButtonProps['busyLabel'];
}

/** Submits the form; looks like the main button of the view by default. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isBusy } = useFormState();
  return <Button variant="main" {...props} type="submit" isBusy={isBusy} />;
}
