export { BirthDateField, type BirthDateFieldProps } from './birth-date-field';
export { Form, type FormProps } from './form';
export { useFormField } from './form-context';
export { type FormErrors, formErrorsOf, type FormErrorTexts } from './form-errors-of';
/** @deprecated `FormErrorTexts` */
export type { FormErrorTexts as FormErrorWords } from './form-errors-of';
export { FormField, type FormFieldProps } from './form-field';
export { type FieldCheck, type FormValues } from './form-values';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { RadioField, type RadioFieldProps, type RadioOption } from './radio-field';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export { CheckboxField, type CheckboxFieldProps } from './checkbox-field';
export { TextAreaField, type TextAreaFieldProps } from './text-area-field';
export { useErrorTitle } from './use-error-title';

// Names of version 0.1, still imported by releases that were built with it.
/** @deprecated `CheckboxField` */
export { CheckboxField as TickField } from './checkbox-field';
