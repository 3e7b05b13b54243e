export * from './document-demands';
export * from './document-moves';
export * from './document-statuses';
export * from './document-types';
export * from './mandatory-documents';
export * from './refusal-reasons';
