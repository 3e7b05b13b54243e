import { aMe } from '@campavia/contracts/testing';
import { Route, Routes, type Platform } from '@campavia/remote-kit';
import { renderScreen, type RenderedScreen } from '@campavia/testing';

import { config } from '../remote.config';
import { CamperPage } from '../src/components/camper-page';
import { CamperScreen } from '../src/features/camper/camper-screen';
import { CampersScreen } from '../src/features/campers/campers-screen';

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
      <Route path="*" element={null} />
    </Routes>
  );
  return renderScreen(routes, { path, user: aMe({ is_owner: true }), platform });
}
