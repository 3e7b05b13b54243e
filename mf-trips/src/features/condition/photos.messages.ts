import { defineMessages, type NoMessageValues } from 'react-intl';

type PhotoValues = {
  hint: { limit: number };
  take: NoMessageValues;
  choose: NoMessageValues;
  photo: { number: number };
  sending: { number: number; share: number };
  waiting: { number: number };
  rotate: { number: number };
  remove: { number: number };
  cancel: { name: string };
  discard: { name: string };
  retry: NoMessageValues;
  lost: NoMessageValues;
  refused: NoMessageValues;
  empty: NoMessageValues;
  heavy: NoMessageValues;
  heic: NoMessageValues;
  kind: NoMessageValues;
  many: { limit: number };
};

export const photoMessages = defineMessages<PhotoValues>({
  hint: {
    id: 'condition.photos.hint',
    defaultMessage:
      'Front, back, both sides, roof, inside: up to {limit, plural, one {# photo} other {# photos}}.',
    description: 'Above the photos',
  },
  take: {
    id: 'condition.photos.take',
    defaultMessage: 'Take a photo',
    description: 'Button on small screens: opens the camera',
  },
  choose: {
    id: 'condition.photos.choose',
    defaultMessage: 'Choose photos',
    description: 'Button that opens the list of files',
  },
  photo: {
    id: 'condition.photos.photo',
    defaultMessage: 'Photo {number}',
    description: 'Under a photo, and its description',
  },
  sending: {
    id: 'condition.photos.sending',
    defaultMessage: 'Photo {number} · {share, number, ::percent}',
    description: 'Under a photo while it is uploaded',
  },
  waiting: {
    id: 'condition.photos.waiting',
    defaultMessage: 'Photo {number} is next',
    description: 'Under a photo that is uploaded after the one before it',
  },
  rotate: {
    id: 'condition.photos.rotate',
    defaultMessage: 'Rotate photo {number}',
    description: 'Name of a button with an icon',
  },
  remove: {
    id: 'condition.photos.remove',
    defaultMessage: 'Remove photo {number}',
    description: 'Name of a button with an icon',
  },
  cancel: {
    id: 'condition.photos.cancel',
    defaultMessage: 'Cancel the upload of {name}',
    description: 'Name of a button with an icon; name: of the file',
  },
  discard: {
    id: 'condition.photos.discard',
    defaultMessage: 'Discard {name}',
    description: 'Name of a button with an icon; name: of the file',
  },
  retry: {
    id: 'condition.photos.retry',
    defaultMessage: 'Try again',
    description: 'Button under a photo that did not arrive',
  },
  lost: {
    id: 'condition.photos.lost',
    defaultMessage: 'The connection was lost. It is sent again once it is back.',
    description: 'Under a photo that did not arrive',
  },
  refused: {
    id: 'condition.photos.refused',
    defaultMessage: 'This photo could not be uploaded. Choose another one.',
    description: 'Under a file that was not accepted',
  },
  empty: {
    id: 'condition.photos.empty',
    defaultMessage: 'This file is empty. Choose another one.',
    description: 'Under a file that was not uploaded',
  },
  heavy: {
    id: 'condition.photos.heavy',
    defaultMessage: 'This photo is larger than 10 MB. Choose a smaller one.',
    description: 'Under a file that was not uploaded',
  },
  heic: {
    id: 'condition.photos.heic',
    defaultMessage:
      'HEIC photos cannot be used here. Take the photo with the button above, or choose a JPEG.',
    description: 'Under a file that was not uploaded',
  },
  kind: {
    id: 'condition.photos.kind',
    defaultMessage: 'Choose a photo: JPEG, PNG or WebP.',
    description: 'Under a file that was not uploaded',
  },
  many: {
    id: 'condition.photos.many',
    defaultMessage: 'There can be {limit, plural, one {# photo} other {# photos}} at most. Remove one first.',
    description: 'Under a file that was not uploaded',
  },
});
