export { Combobox, type ComboboxProps } from './combobox';
export type { Choice } from './option-list';
export { Select, type SelectProps } from './select';
export { Stepper, type StepperProps } from './stepper';
