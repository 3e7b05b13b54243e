import type { SlotProps } from '@campavia/remote-kit';

import type { DocumentPlace } from '../../components/documents/document-places';
import { DocumentPage, LoadedDocument, UploadPage } from '../../features/documents';

export interface OneDocumentProps extends Pick<SlotProps['camper.documents'], 'isUpload'> {
  id: string;
  place: DocumentPlace;
}

/** One document of a camper, or the upload of its pages. */
export function OneDocument({ id, place, isUpload }: OneDocumentProps) {
  return (
    <LoadedDocument id={id} place={place}>
      {(props) => (isUpload ? <UploadPage {...props} /> : <DocumentPage {...props} />)}
    </LoadedDocument>
  );
}
