export { Calendar, type CalendarProps } from './calendar';
export type { DayPrice } from './calendar-context';
export { RangePicker, type RangePickerProps } from './range-picker';
export { validateRange, type DateRange, type RangeRules } from './range-rules';

// Still imported from here by earlier releases; `@campavia/ui/day-calendar` comes without the range calendar and its
// dialog.
export { DayCalendar, type DayCalendarProps, type MarkedDay } from '../day-calendar/day-calendar';

// Names of version 0.1, still imported by releases that were built with it.
/** @deprecated `validateRange` */
export { validateRange as refuseRange } from './range-rules';
