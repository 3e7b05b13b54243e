export { StayFields } from './stay-fields';

export async function loadStayCalendar() {
  return (await import('./stay-calendar')).StayCalendar;
}
