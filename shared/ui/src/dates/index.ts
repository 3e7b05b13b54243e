export { Calendar, type CalendarProps } from './calendar';
export type { DayPrice } from './calendar-context';
export { RangePicker, type RangePickerProps } from './range-picker';
export { validateRange, type DateRange, type RangeRules } from './range-rules';
export * from './deprecated';
