export { ChoiceField, type ChoiceFieldProps } from './choice-field';
export { NumberField, type NumberFieldProps } from './number-field';
export { SectionHead, type SectionHeadProps } from './section-head';
export { StepperField, type StepperFieldProps } from './stepper-field';
export { SuggestionField, type SuggestionFieldProps } from './suggestion-field';
export { useHiddenValue, type HiddenValue } from './use-hidden-value';
