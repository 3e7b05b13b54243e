import { defineMessages } from 'react-intl';

/** Why staff refuse a document or ask for it again. */
export const refusalMessages = defineMessages({
  UNREADABLE: {
    id: 'back-office.refusal.unreadable',
    defaultMessage: 'It cannot be read',
    description: 'Why a document is refused or asked for again',
  },
  INCOMPLETE: {
    id: 'back-office.refusal.incomplete',
    defaultMessage: 'A page or side is missing',
    description: 'Why a document is refused or asked for again',
  },
  EXPIRED: {
    id: 'back-office.refusal.expired',
    defaultMessage: 'It is no longer valid',
    description: 'Why a document is refused or asked for again',
  },
  DO_NOT_MATCH_USER_DATA: {
    id: 'back-office.refusal.no-match',
    defaultMessage: 'It names another person',
    description: 'Why a document is refused or asked for again',
  },
  NOT_ACCEPTED: {
    id: 'back-office.refusal.not-accepted',
    defaultMessage: 'It is the wrong document',
    description: 'Why a document is refused or asked for again',
  },
  UNDERAGE: {
    id: 'back-office.refusal.underage',
    defaultMessage: 'The person is too young',
    description: 'Why a document is refused or asked for again',
  },
  FILE_TYPE: {
    id: 'back-office.refusal.file-type',
    defaultMessage: 'It is a HEIC photo',
    description: 'Why a document is refused or asked for again',
  },
  FILE_TOO_SMALL: {
    id: 'back-office.refusal.file-too-small',
    defaultMessage: 'A file is too small',
    description: 'Why a document is refused or asked for again',
  },
  FILE_TOO_LARGE: {
    id: 'back-office.refusal.file-too-large',
    defaultMessage: 'A file is too large',
    description: 'Why a document is refused or asked for again',
  },
  OUT_OF_DATE: {
    id: 'back-office.refusal.out-of-date',
    defaultMessage: 'The account has changed since',
    description: 'Why a document is refused or asked for again',
  },
  FALSIFIED: {
    id: 'back-office.refusal.falsified',
    defaultMessage: 'Suspected forgery (not told)',
    description: 'Why a document is refused; its holder only reads that it is not accepted',
  },
});
