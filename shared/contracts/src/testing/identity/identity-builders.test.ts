import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

import {
  CompanySchema,
  DocumentSetSchema,
  LegalProfileSchema,
  LogAsAnswerSchema,
  MeSchema,
  MoneyboxesSchema,
  OutboxSchema,
  PhoneCertificationSchema,
  SignUpSchema,
  TokensSchema,
  UserSchema,
} from '../../index';
import {
  aCompany,
  aDocument,
  aDocumentPage,
  aLegalProfile,
  aLogAsAnswer,
  aMe,
  anIdentityDocument,
  anOutbox,
  aPhoneCertification,
  aSignUp,
  aUser,
  someDocuments,
  someMoneyboxes,
  someTokens,
} from '../index';

const cases: [string, TSchema, unknown][] = [
  ['a user', UserSchema, aUser()],
  ['somebody signed in', MeSchema, aMe()],
  [
    'somebody signed in, seen by staff who act as them',
    MeSchema,
    aMe({ profile_picture: { url: '/media/users/a.webp' }, actor: { id: 5, first_name: 'Nathalie' } }),
  ],
  ['tokens', TokensSchema, someTokens()],
  ['a token to act as somebody', LogAsAnswerSchema, aLogAsAnswer()],
  ['a phone to certify', PhoneCertificationSchema, aPhoneCertification()],
  ['rental credits', MoneyboxesSchema, someMoneyboxes()],
  ['a sign-up', SignUpSchema, aSignUp()],
  ['a company', CompanySchema, aCompany()],
  ['a legal profile', LegalProfileSchema, aLegalProfile()],
  [
    'documents',
    DocumentSetSchema,
    someDocuments(aDocument({ pages: [aDocumentPage()] }), anIdentityDocument()),
  ],
  ['an outbox', OutboxSchema, anOutbox()],
];

test.each(cases)('builds %s as the contract says', (_, schema, built) => {
  expect([...Value.Errors(schema, built)]).toEqual([]);
});
