export { Calendar, type CalendarProps } from './calendar';
export type { DayPrice } from './calendar-context';
export { RangePicker, type RangePickerProps } from './range-picker';
export { validateRange, type DateRange, type RangeRules } from './range-rules';

// What earlier releases import from here; `@campavia/ui/day-calendar` comes without the range calendar and its dialog.
export { DayCalendar, type DayCalendarProps, type MarkedDay } from '../day-calendar/day-calendar';

// Names of 0.1, which releases that were built with it still import.
/** @deprecated `validateRange` */
export { validateRange as refuseRange } from './range-rules';
