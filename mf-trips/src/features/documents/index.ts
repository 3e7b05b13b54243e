export { DocumentPage } from './document/document-screen';
export { DocumentsFailure } from './documents-page';
export { Page } from './documents.styles';
export { LoadedDocument } from './load-document';
export { loadMessages as loadDocumentMessages } from './load-messages';
export { DocumentList, DocumentListSkeleton } from './overview/document-list';
export { overviewMessages } from './overview/overview.messages';
export { UploadPage } from './upload/upload-screen';
