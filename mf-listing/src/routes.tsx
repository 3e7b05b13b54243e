import { Navigate, Route, Routes, useLocation, useParams } from '@campavia/remote-kit';

import { ListingScreen } from './screens/listing/listing-screen';

/** The addresses of this remote. */
export function ListingRoutes() {
  return (
    <Routes>
      <Route path="/campers/:id" element={<ListingScreen />} />
      <Route path="/f/campers/:id/*" element={<Moved />} />
    </Routes>
  );
}

/** From where a camper's page stood before to where it stands now. */
function Moved() {
  const { id } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: `/campers/${encodeURIComponent(id ?? '')}`, search }} replace />;
}
