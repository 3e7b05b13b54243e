import { defineMessages, type NoMessageValues } from 'react-intl';

type PictureValues = {
  title: NoMessageValues;
  hint: { limit: number };
  add: NoMessageValues;
  picture: { number: number };
  rotate: { number: number };
  remove: { number: number };
  sending: { share: number };
  discard: { name: string };
  lost: NoMessageValues;
  retry: NoMessageValues;
  empty: NoMessageValues;
  heavy: NoMessageValues;
  heic: NoMessageValues;
  kind: NoMessageValues;
  many: { limit: number };
};

export const pictureMessages = defineMessages<PictureValues>({
  title: {
    id: 'reviews.pictures.title',
    defaultMessage: 'Pictures',
    description: 'Heading',
  },
  hint: {
    id: 'reviews.pictures.hint',
    defaultMessage:
      'Up to {limit, plural, one {# picture} other {# pictures}}. They may appear on the pictures wall.',
    description: 'Below the heading; limit: number of pictures',
  },
  add: {
    id: 'reviews.pictures.add',
    defaultMessage: 'Add pictures',
    description: 'Button',
  },
  picture: {
    id: 'reviews.pictures.picture',
    defaultMessage: 'Picture {number}',
    description: 'Name of a picture',
  },
  rotate: {
    id: 'reviews.pictures.rotate',
    defaultMessage: 'Rotate picture {number}',
    description: 'Button; number: which picture',
  },
  remove: {
    id: 'reviews.pictures.remove',
    defaultMessage: 'Remove picture {number}',
    description: 'Button; number: which picture',
  },
  sending: {
    id: 'reviews.pictures.sending',
    defaultMessage: 'Sending, {share, number, ::percent}',
    description: 'Progress of a picture; share: how much is sent',
  },
  discard: {
    id: 'reviews.pictures.discard',
    defaultMessage: 'Discard {name}',
    description: 'Button that takes a file back; name: of the file',
  },
  lost: {
    id: 'reviews.pictures.lost',
    defaultMessage: 'The connection was lost. The picture is sent again once it is back.',
    description: 'Error',
  },
  retry: {
    id: 'reviews.pictures.retry',
    defaultMessage: 'Send again',
    description: 'Button',
  },
  empty: {
    id: 'reviews.pictures.empty',
    defaultMessage: 'This file is empty. Choose another.',
    description: 'Error of a file',
  },
  heavy: {
    id: 'reviews.pictures.heavy',
    defaultMessage: 'Use a picture of 10 MB at most.',
    description: 'Error of a file',
  },
  heic: {
    id: 'reviews.pictures.heic',
    defaultMessage: 'HEIC pictures cannot be used here. Choose a JPEG, PNG or WebP.',
    description: 'Error of a file',
  },
  kind: {
    id: 'reviews.pictures.kind',
    defaultMessage: 'Choose a JPEG, PNG or WebP picture.',
    description: 'Error of a file',
  },
  many: {
    id: 'reviews.pictures.many',
    defaultMessage: 'There are {limit, plural, one {# picture} other {# pictures}} already.',
    description: 'Error of a file; limit: number of pictures',
  },
});
