import { defineMessages, type NoMessageValues } from 'react-intl';

type PageValues = {
  page: { page: number };
  sending: { page: number; share: number };
  waiting: { page: number };
  heic: NoMessageValues;
  lost: NoMessageValues;
  refused: NoMessageValues;
  empty: NoMessageValues;
  heavy: NoMessageValues;
  kind: NoMessageValues;
  many: { limit: number };
  rotate: { page: number };
  remove: { page: number };
  cancel: { name: string };
  discard: { name: string };
  retry: NoMessageValues;
  add: NoMessageValues;
  files: NoMessageValues;
  camera: NoMessageValues;
  choose: NoMessageValues;
};

export const pageMessages = defineMessages<PageValues>({
  page: {
    id: 'documents.pages.page',
    defaultMessage: 'Page {page}',
    description: 'Under the picture of a page of a document, and its description',
  },
  sending: {
    id: 'documents.pages.sending',
    defaultMessage: 'Page {page} · {share, number, ::percent}',
    description: 'Under a page while it is uploaded; share: how much of it has arrived',
  },
  waiting: {
    id: 'documents.pages.waiting',
    defaultMessage: 'Page {page} is next',
    description: 'Under a page that is uploaded after the one before it',
  },
  heic: {
    id: 'documents.pages.heic',
    defaultMessage: 'HEIC: uploaded as it is, without a preview',
    description: 'In place of the picture of a page that was taken with an iPhone',
  },
  lost: {
    id: 'documents.pages.lost',
    defaultMessage: 'The connection was lost. It is sent again once it is back.',
    description: 'Under a page that did not arrive',
  },
  refused: {
    id: 'documents.pages.refused',
    defaultMessage: 'This file could not be uploaded. Choose another one.',
    description: 'Under a file that was not accepted, where no reason is known',
  },
  empty: {
    id: 'documents.pages.empty',
    defaultMessage: 'This file is empty. Choose another one.',
    description: 'Under a file that was not uploaded',
  },
  heavy: {
    id: 'documents.pages.heavy',
    defaultMessage: 'This file is larger than 10 MB. Choose a smaller one.',
    description: 'Under a file that was not uploaded',
  },
  kind: {
    id: 'documents.pages.kind',
    defaultMessage: 'We cannot read this file. Choose a JPEG, PNG, WebP, HEIC or PDF.',
    description: 'Under a file that was not uploaded',
  },
  many: {
    id: 'documents.pages.many',
    defaultMessage:
      'A document has {limit, plural, one {# page} other {# pages}} at most. Remove one first, or put several into one PDF.',
    description: 'Under a file that was not uploaded',
  },
  rotate: {
    id: 'documents.pages.rotate',
    defaultMessage: 'Rotate page {page}',
    description: 'Name of a button with an icon: turns the page to the right',
  },
  remove: {
    id: 'documents.pages.remove',
    defaultMessage: 'Remove page {page}',
    description: 'Name of a button with an icon',
  },
  cancel: {
    id: 'documents.pages.cancel',
    defaultMessage: 'Cancel the upload of {name}',
    description: 'Name of a button with an icon; name: of the file',
  },
  discard: {
    id: 'documents.pages.discard',
    defaultMessage: 'Discard {name}',
    description: 'Name of a button with an icon: takes away a file that was not uploaded; name: of the file',
  },
  retry: {
    id: 'documents.pages.retry',
    defaultMessage: 'Try again',
    description: 'Button under a page that did not arrive',
  },
  add: {
    id: 'documents.pages.add',
    defaultMessage: 'Add a page',
    description: 'Button as large as a page',
  },
  files: {
    id: 'documents.pages.files',
    defaultMessage: 'JPEG, PNG, HEIC or PDF, 10 MB',
    description: 'In the button that adds a page: which files can be chosen, and how large they may be',
  },
  camera: {
    id: 'documents.pages.camera',
    defaultMessage: 'Take a picture',
    description: 'Button on small screens: opens the camera',
  },
  choose: {
    id: 'documents.pages.choose',
    defaultMessage: 'Choose files',
    description: 'Button that opens the list of files',
  },
});
