import { aMe } from '@campavia/contracts/testing';
import { Route, Routes, type Platform } from '@campavia/remote-kit';
import { renderScreen, type RenderedScreen } from '@campavia/testing';

import { config } from '../remote.config';
import { CamperPage } from '../src/features/camper-page';
import { CamperScreen } from '../src/features/camper/camper-screen';
import { CampersScreen } from '../src/features/campers/campers-screen';
import { PicturesScreen } from '../src/features/pictures/pictures-screen';
import { PricesScreen } from '../src/features/prices/prices-screen';
import { SettingsScreen } from '../src/features/settings/settings-screen';
import { VehicleScreen } from '../src/features/vehicle/vehicle-screen';
import { StatisticsScreen } from '../src/features/statistics/statistics-screen';

const OTHERS = [{ id: 'listing', pattern: '/campers/{id}' }];

/** Opens a page of the owner's campers; the calendar is one with nothing in it. */
export function openCampers(path: string): RenderedScreen {
  const platform: Partial<Platform> = {
    addresses: [
      ...config.addresses.map((address) => ({ ...address, part: config.name })),
      ...OTHERS.map((address) => ({ ...address, part: 'mf-others' })),
    ],
  };
  const routes = (
    <Routes>
      <Route path="/d/campers" element={<CampersScreen />} />
      <Route path="/d/campers/:id" element={<CamperScreen />} />
      <Route
        path="/d/campers/:id/calendar"
        element={<CamperPage tab="calendar">{({ id }) => <p>Days of {id}</p>}</CamperPage>}
      />
      <Route path="/d/campers/:id/prices" element={<PricesScreen />} />
      <Route path="/d/campers/:id/pictures" element={<PicturesScreen />} />
      <Route path="/d/campers/:id/vehicle" element={<VehicleScreen />} />
      <Route path="/d/campers/:id/settings" element={<SettingsScreen />} />
      <Route path="/d/campers/:id/statistics" element={<StatisticsScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return renderScreen(routes, { path, user: aMe({ is_owner: true }), platform });
}
