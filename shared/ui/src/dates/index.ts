export { Calendar, type CalendarProps } from './calendar';
export type { DayPrice } from './calendar-context';
export { DayCalendar, type DayCalendarProps, type MarkedDay } from './day-calendar';
export { RangePicker, type RangePickerProps } from './range-picker';
export { validateRange, type DateRange, type RangeRules } from './range-rules';

// Names of 0.1, which releases that were built with it still import.
/** @deprecated `validateRange` */
export { validateRange as refuseRange } from './range-rules';
