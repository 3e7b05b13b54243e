import { defineMessages, type NoMessageValues } from 'react-intl';

type PictureValues = {
  title: NoMessageValues;
  hint: NoMessageValues;
  choose: NoMessageValues;
  change: NoMessageValues;
  sending: { name: string };
  cancel: NoMessageValues;
  changed: NoMessageValues;
  failed: NoMessageValues;
  heavy: NoMessageValues;
  heic: NoMessageValues;
  unreadable: NoMessageValues;
  small: { side: number };
};

export const pictureMessages = defineMessages<PictureValues>({
  title: {
    id: 'account.picture.title',
    defaultMessage: 'Picture',
    description: 'Heading over the picture a user shows of themselves',
  },
  hint: {
    id: 'account.picture.hint',
    defaultMessage: 'JPEG, PNG, WebP or AVIF, 10 MB at most. The location is removed.',
    description: 'Under the heading: which files can be chosen; their place of origin is removed from them',
  },
  choose: {
    id: 'account.picture.choose',
    defaultMessage: 'Choose a picture',
    description: 'Button, where there is no picture yet',
  },
  change: {
    id: 'account.picture.change',
    defaultMessage: 'Choose another picture',
    description: 'Button, where there is a picture',
  },
  sending: {
    id: 'account.picture.sending',
    defaultMessage: 'Uploading {name}',
    description: 'Beside the picture while it is sent; name: of the file',
  },
  cancel: {
    id: 'account.picture.cancel',
    defaultMessage: 'Cancel',
    description: 'Button: stops sending the picture, the one before stays',
  },
  changed: {
    id: 'account.picture.changed',
    defaultMessage: 'Your new picture is shown',
    description: 'News in the corner of the page',
  },
  failed: {
    id: 'account.picture.failed',
    defaultMessage: 'The picture could not be uploaded. The one before is still shown. Try again.',
    description: 'Under the picture that could not be sent, where no reason is known',
  },
  heavy: {
    id: 'account.picture.heavy',
    defaultMessage: 'This file is larger than 10 MB. Choose a smaller one.',
    description: 'Under the picture: the chosen file was not sent',
  },
  heic: {
    id: 'account.picture.heic',
    defaultMessage:
      'This is a HEIC file, which not every browser can show. Save it as a JPEG and choose that.',
    description: 'Under the picture: the chosen file was not sent',
  },
  unreadable: {
    id: 'account.picture.unreadable',
    defaultMessage: 'We cannot read this file as a picture. Choose a JPEG, PNG, WebP or AVIF.',
    description: 'Under the picture: the chosen file was not sent',
  },
  small: {
    id: 'account.picture.small',
    defaultMessage: 'This picture is too small. Choose one of at least {side} by {side} pixels.',
    description: 'Under the picture: the chosen file was not sent',
  },
});
