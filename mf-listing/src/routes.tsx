import { Route, Routes } from '@campavia/remote-kit';

import { ListingScreen } from './screens/listing/listing-screen';

/** The addresses of this remote. */
export function ListingRoutes() {
  return (
    <Routes>
      <Route path="/campers/:id" element={<ListingScreen />} />
    </Routes>
  );
}
