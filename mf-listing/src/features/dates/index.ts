export { StayFields } from './stay-fields';

/** Loads the calendar of a camper, which stands further down its page. */
export async function loadStayCalendar() {
  return (await import('./stay-calendar')).StayCalendar;
}
