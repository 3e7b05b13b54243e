export { HolidayDialog } from './holiday-dialog';
export { HolidayNote } from './holiday-note';
export { holidayMessages } from './holiday.messages';
