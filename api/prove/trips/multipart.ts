/** A file uploaded by a form. */
export interface UploadedFile {
  name: string;
  content: Buffer;
}

const BOUNDARY = 'campavia-proof-boundary';

/** Multipart body and headers of a form with one file in `page`. */
export function multipartOf({ name, content }: UploadedFile) {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="page"; filename="${name}"\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(`${head}content-type: application/pdf\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  };
}

/** A PDF without content. */
export const EMPTY_PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
);
