export { DayCalendar, type DayCalendarProps, type MarkedDay } from './day-calendar';
export { firstWeekdayOf } from './first-weekday';
