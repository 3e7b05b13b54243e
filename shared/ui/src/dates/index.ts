export { Calendar, type CalendarProps } from './calendar';
export type { DayPrice } from './calendar-context';
export { RangePicker, type RangePickerProps } from './range-picker';
export type { DateRange, RangeRules } from './range-rules';
