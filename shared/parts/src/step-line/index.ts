export { StepLine, type LineStep, type StepLineProps } from './step-line';
