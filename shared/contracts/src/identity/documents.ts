import { Type, type Static } from 'typebox';

import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from '@campavia/domain';

import { PageOf, PlainDateSchema } from '../lists';

const OrNull = <Schema extends ReturnType<typeof Type.Object> | ReturnType<typeof Type.String>>(
  schema: Schema,
) => Type.Union([Type.Null(), schema]);

/** Why a document or a page is refused, requested again or no longer valid, in the reader's language. */
export const DocumentReasonSchema = Type.Object({
  code: Type.Enum([
    'EXPIRED',
    'NOT_ACCEPTED',
    'UNREADABLE',
    'INCOMPLETE',
    'DO_NOT_MATCH_USER_DATA',
    'UNDERAGE',
    'FILE_TYPE',
    'FILE_TOO_SMALL',
    'FILE_TOO_LARGE',
    'OUT_OF_DATE',
  ]),
  text: Type.String(),
});
export type DocumentReason = Static<typeof DocumentReasonSchema>;

/** A page of a document; its address answers only those who may see the document. */
export const DocumentPageSchema = Type.Object({
  id: Type.Integer(),
  doc_status: Type.Enum(DOCUMENT_STATUSES),
  reason: OrNull(DocumentReasonSchema),
  name: Type.String({ description: 'name of the file on the user’s device' }),
  media_type: Type.Enum(['image/webp', 'image/heic', 'application/pdf', 'text/html']),
  url: Type.String(),
  added_at: Type.String({ description: 'UTC timestamp' }),
});
export type DocumentPage = Static<typeof DocumentPageSchema>;

/** A document of a person, a camper or a booking. */
export const DocumentSchema = Type.Object(
  {
    id: Type.Integer(),
    document_type: Type.Enum(DOCUMENT_TYPES),
    status: Type.Enum(DOCUMENT_STATUSES),
    is_mandatory: Type.Boolean(),
    pages: Type.Array(DocumentPageSchema),
    pages_mandatory: Type.Integer({ description: 'minimum number of pages: 2 if both sides are required' }),
    takes_pages: Type.Boolean({ description: 'whether a person may add pages to it at all' }),
    expiration_date: OrNull(PlainDateSchema),
    expiration_date_mandatory: Type.Boolean(),
    number: OrNull(Type.String()),
    number_mandatory: Type.Boolean(),
    issuing_country: OrNull(
      Type.String({ description: 'for a tax number: the issuing country, ISO 3166-1 alpha-2' }),
    ),
    real_edition_date: OrNull(PlainDateSchema),
    reason: OrNull(DocumentReasonSchema),
    is_of_second_driver: Type.Boolean(),
    submitted_at: OrNull(Type.String({ description: 'UTC timestamp' })),
  },
  {
    examples: [
      {
        id: 4711,
        document_type: 'driving_licen',
        status: 'valid_ask',
        is_mandatory: true,
        pages: [
          {
            id: 9001,
            doc_status: 'valid_ask',
            reason: null,
            name: 'licence-front.jpg',
            media_type: 'image/webp',
            url: '/3/docs/4711/pages/9001/',
            added_at: '2027-03-15T08:00:00.000Z',
          },
        ],
        pages_mandatory: 2,
        takes_pages: true,
        expiration_date: '2034-05-02',
        expiration_date_mandatory: false,
        number: null,
        number_mandatory: false,
        issuing_country: null,
        real_edition_date: null,
        reason: null,
        is_of_second_driver: false,
        submitted_at: '2027-03-15T08:01:00.000Z',
      },
    ],
  },
);
export type Document = Static<typeof DocumentSchema>;

/** All documents of one set, and the aggregate status of the mandatory ones. */
export const DocumentSetSchema = Type.Object({
  ...PageOf(DocumentSchema).properties,
  standing: Type.Enum(['validated', 'valid_ask', 'none']),
});
export type DocumentList = Static<typeof DocumentSetSchema>;

export const DocumentSetQuerySchema = Type.Object({
  document_type: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'in either spelling; an optional document is created when it is requested by its type',
    }),
  ),
});

/** Data that a user enters for a document; `submit` submits it. Null clears a field. */
export const UpdateDocumentSchema = Type.Object(
  {
    expiration_date: Type.Optional(OrNull(Type.String({ maxLength: 10 }))),
    number: Type.Optional(OrNull(Type.String({ maxLength: 50 }))),
    real_edition_date: Type.Optional(OrNull(Type.String({ maxLength: 10 }))),
    issuing_country: Type.Optional(
      Type.String({ pattern: '^[A-Z]{2}$', description: 'for a tax number: the issuing country' }),
    ),
    submit: Type.Optional(Type.Boolean()),
  },
  { examples: [{ expiration_date: '2034-05-02', number: 'X4RTBPFW4', submit: true }] },
);
export type UpdateDocument = Static<typeof UpdateDocumentSchema>;

export const CheckIdentitySchema = Type.Object(
  { document_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  { examples: [{ document_id: 4711 }] },
);
export type CheckIdentity = Static<typeof CheckIdentitySchema>;

/** Data that text recognition reads from an identity document; it is only a suggestion. */
export const IdentityCheckSchema = Type.Object({
  result: Type.Enum(['match', 'no_match', 'unsure']),
  reason: OrNull(DocumentReasonSchema),
});
export type IdentityCheck = Static<typeof IdentityCheckSchema>;
