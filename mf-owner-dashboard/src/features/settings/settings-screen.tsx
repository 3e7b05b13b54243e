import { CamperPage } from '../camper-page';

import { PublicationSection } from './publication-section';

export function SettingsScreen() {
  return <CamperPage tab="settings">{(camper) => <PublicationSection camper={camper} />}</CamperPage>;
}
