import { defineMessages, type NoMessageValues } from 'react-intl';

type MediaValues = {
  allPictures: { count: number };
  picture: { index: number; count: number };
  enlarge: { index: number; count: number };
  counter: { index: number; count: number };
  viewer: NoMessageValues;
  previous: NoMessageValues;
  next: NoMessageValues;
  close: NoMessageValues;
  closeOne: NoMessageValues;
};

export const mediaMessages = defineMessages<MediaValues>({
  allPictures: {
    id: 'ui.gallery.all-pictures',
    defaultMessage: '{count, plural, one {The picture} other {All # pictures}}',
    description: 'Button over a group of pictures that shows all of them over the whole screen',
  },
  picture: {
    id: 'ui.gallery.picture',
    defaultMessage: 'Picture {index} of {count}',
    description: 'Which picture is shown; read aloud when it changes',
  },
  enlarge: {
    id: 'ui.gallery.enlarge',
    defaultMessage: 'Enlarge picture {index} of {count}',
    description: 'Label of a picture that opens over the whole screen when pressed',
  },
  counter: {
    id: 'ui.gallery.counter',
    defaultMessage: '{index, number} / {count, number}',
    description: 'Which of the pictures is in view, in figures',
  },
  viewer: {
    id: 'ui.gallery.viewer',
    defaultMessage: 'Pictures',
    description: 'Name of the window that shows pictures over the whole screen, read aloud',
  },
  previous: {
    id: 'ui.gallery.previous',
    defaultMessage: 'Previous picture',
    description: 'Label of the arrow to the picture before',
  },
  next: {
    id: 'ui.gallery.next',
    defaultMessage: 'Next picture',
    description: 'Label of the arrow to the picture after',
  },
  close: {
    id: 'ui.gallery.close',
    defaultMessage: 'Close the pictures',
    description: 'Label of the cross that closes the pictures over the whole screen',
  },
  closeOne: {
    id: 'ui.gallery.close-one',
    defaultMessage: 'Close the picture',
    description: 'Label of the cross that closes one picture with words beside it',
  },
});
