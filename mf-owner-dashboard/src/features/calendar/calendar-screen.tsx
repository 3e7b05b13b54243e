import { CamperPage } from '../../components/camper-page';

export function CalendarScreen() {
  return <CamperPage tab="calendar">{() => null}</CamperPage>;
}
