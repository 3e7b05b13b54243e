import type { ComponentType } from 'react';

import { platform } from '@campavia/remote-kit';
import { withMessages } from '@campavia/remote-kit/messages';

import { loadDocumentMessages } from '../../features/documents';

import { CamperDocuments, type CamperDocumentsProps } from './camper-documents';

export async function loadCamperDocuments(): Promise<ComponentType<CamperDocumentsProps>> {
  return withMessages(CamperDocuments, await loadDocumentMessages(platform().site));
}
