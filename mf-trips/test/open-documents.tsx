import { aMe } from '@campavia/contracts/testing';
import { Route, Routes } from '@campavia/remote-kit';
import { renderScreen, type RenderedScreen } from '@campavia/testing';

import { config } from '../remote.config';
import {
  AccountDocumentScreen,
  TripDocumentScreen,
} from '../src/features/documents/document/document-screen';
import { EmergencyScreen } from '../src/features/documents/document/emergency-screen';
import { DriverIdentityScreen } from '../src/features/documents/overview/driver-identity-screen';
import { TripDocumentsScreen } from '../src/features/documents/overview/trip-documents-screen';
import { AccountUploadScreen, TripUploadScreen } from '../src/features/documents/upload/upload-screen';

/** Opens a page of documents, of a trip or of the account. */
export function openDocuments(path: string): RenderedScreen & { toasts: string[] } {
  const routes = (
    <Routes>
      <Route path="/d/trips/:id/documents" element={<TripDocumentsScreen />} />
      <Route path="/d/trips/:id/documents/:id_doc" element={<TripDocumentScreen />} />
      <Route path="/d/trips/:id/documents/:id_doc/upload" element={<TripUploadScreen />} />
      <Route path="/d/trips/:id/documents/:id_doc/emergency" element={<EmergencyScreen />} />
      <Route path="/d/account/documents-guest/driver-identity" element={<DriverIdentityScreen />} />
      <Route path="/d/account/documents-guest/:id_doc" element={<AccountDocumentScreen />} />
      <Route path="/d/account/documents-guest/:id_doc/upload" element={<AccountUploadScreen />} />
    </Routes>
  );
  const addresses = config.addresses.map((address) => ({ ...address, part: config.name }));
  const page = renderScreen(routes, { path, user: aMe(), platform: { addresses } });
  const toasts: string[] = [];
  page.platform.events.subscribe('toast.shown', ({ title }) => toasts.push(String(title)));
  return Object.assign(page, { toasts });
}
