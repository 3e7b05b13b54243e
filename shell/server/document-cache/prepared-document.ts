import type { DocumentTemplate } from './document-template';
import type { GzipTemplate } from './gzip-template';

/** A document that can be sent to many visitors, with another nonce and page id each time. */
export interface PreparedDocument {
  status: number;
  headers: Record<string, string>;
  policy: readonly string[];
  template: DocumentTemplate;
  /** Set for a cached document; compressed when the first browser asks for it. */
  gzip?: () => Promise<GzipTemplate>;
  digest: string;
}

export type PageAnswer = { redirect: string; status: number } | { document: PreparedDocument };
