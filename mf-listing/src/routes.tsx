import { Navigate, Route, Routes, useLocation, useParams } from '@campavia/remote-kit';

import { ListingScreen } from './features/listing/listing-screen';

export { preparePictures as prepareListing } from './features/listing/listing-pictures';

export function ListingRoutes() {
  return (
    <Routes>
      <Route path="/campers/:id" element={<ListingScreen />} />
      <Route path="/f/campers/:id/*" element={<OldAddressRedirect />} />
    </Routes>
  );
}

function OldAddressRedirect() {
  const { id } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: `/campers/${encodeURIComponent(id ?? '')}`, search }} replace />;
}
