import { Navigate, type PreparedPage, Route, Routes, useLocation, useParams } from '@campavia/remote-kit';

import { preparePictures } from './features/listing/listing-pictures';
import { ListingScreen } from './features/listing/listing-screen';
import { prepareSections } from './features/listing/lower-sections';

export async function prepareListing(_addressId: string, { isRendered }: PreparedPage): Promise<void> {
  await Promise.all([preparePictures(), isRendered && prepareSections()]);
}

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
