import { Navigate, Route, Routes, useLocation, useParams } from '@campavia/remote-kit';

import { ListingScreen } from './features/listing/listing-screen';

/** The addresses of this remote. */
export function ListingRoutes() {
  return (
    <Routes>
      <Route path="/campers/:id" element={<ListingScreen />} />
      <Route path="/f/campers/:id/*" element={<OldAddressRedirect />} />
    </Routes>
  );
}

/** Redirects a former address of a listing to the current one. */
function OldAddressRedirect() {
  const { id } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: `/campers/${encodeURIComponent(id ?? '')}`, search }} replace />;
}
