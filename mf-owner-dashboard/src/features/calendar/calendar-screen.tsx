import { CamperPage } from '../camper-page';

export function CalendarScreen() {
  return <CamperPage tab="calendar">{() => null}</CamperPage>;
}
