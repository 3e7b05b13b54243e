export { amountOf } from './amount-of';
export { ChoiceField, type ChoiceFieldProps } from './choice-field';
export { clashingNames, touchedOf, type EditSides, type FieldValues } from './field-values';
export { NumberField, type NumberFieldProps } from './number-field';
export { SectionHead, type SectionHeadProps } from './section-head';
export { StepperField, type StepperFieldProps } from './stepper-field';
export { SuggestionField, type SuggestionFieldProps } from './suggestion-field';
export { useHiddenValue, type HiddenValue } from './use-hidden-value';
