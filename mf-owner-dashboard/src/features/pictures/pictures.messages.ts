import { defineMessages, type NoMessageValues } from 'react-intl';

type PicturesValues = {
  failed: NoMessageValues;
  title: { count: number };
  titleGoing: { count: number; going: number };
  saved: NoMessageValues;
  empty: NoMessageValues;
  help: NoMessageValues;
  picture: { number: number };
  cover: { number: number };
  grip: { number: number };
  earlier: { number: number };
  later: { number: number };
  makeCover: { number: number };
  rotate: { number: number };
  remove: { number: number };
  more: { number: number };
  coverItem: NoMessageValues;
  rotateItem: NoMessageValues;
  removeItem: NoMessageValues;
  pickedUp: { number: number; last: number };
  movedTo: { number: number; last: number };
  putDown: { number: number; last: number };
  putBack: { number: number };
  removed: { number: number };
  undo: NoMessageValues;
  dismiss: NoMessageValues;
  conflict: NoMessageValues;
  conflictText: NoMessageValues;
  repeat: NoMessageValues;
  keepTheirs: NoMessageValues;
  tips: NoMessageValues;
  tipOutside: NoMessageValues;
  tipBed: NoMessageValues;
  tipKitchen: NoMessageValues;
  tipPlan: NoMessageValues;
  tipBathroom: NoMessageValues;
  place: NoMessageValues;
};

export const picturesMessages = defineMessages<PicturesValues>({
  failed: {
    id: 'owner-pictures.failed',
    defaultMessage: 'The pictures could not be loaded',
    description: 'Heading when the call failed',
  },
  title: {
    id: 'owner-pictures.title',
    defaultMessage: '{count, plural, =0 {No pictures yet} one {# picture} other {# pictures}}',
    description: 'Heading above the pictures of a camper; count: how many there are',
  },
  titleGoing: {
    id: 'owner-pictures.title-going',
    defaultMessage:
      '{count, plural, =0 {No pictures yet} one {# picture} other {# pictures}}, {going, plural, one {# on its way} other {# on their way}}',
    description: 'The same heading while pictures are sent; going: how many are not there yet',
  },
  saved: {
    id: 'owner-pictures.saved',
    defaultMessage: 'Order and rotations are saved as you make them.',
    description: 'Below the heading',
  },
  empty: {
    id: 'owner-pictures.empty',
    defaultMessage: 'Five pictures are enough to begin with, ten are better. The first one is the cover.',
    description: 'Below the heading while there is no picture',
  },
  help: {
    id: 'owner-pictures.help',
    defaultMessage:
      'Drag by the handle, or use the arrows. With the keyboard: Space picks a picture up, the arrow keys move it, Space puts it down, Escape puts it back.',
    description: 'Below the pictures',
  },
  picture: {
    id: 'owner-pictures.picture',
    defaultMessage: 'Picture {number}',
    description: 'Text alternative of a picture; number: from 1',
  },
  cover: {
    id: 'owner-pictures.cover',
    defaultMessage: '{number} · Cover',
    description: 'On the first picture, which guests see first; number: 1',
  },
  grip: {
    id: 'owner-pictures.grip',
    defaultMessage: 'Drag picture {number}, or press Space and use the arrow keys',
    description: 'Name of the handle by which a picture is dragged',
  },
  earlier: {
    id: 'owner-pictures.earlier',
    defaultMessage: 'Move picture {number} earlier',
    description: 'Name of a button with an arrow',
  },
  later: {
    id: 'owner-pictures.later',
    defaultMessage: 'Move picture {number} later',
    description: 'Name of a button with an arrow',
  },
  makeCover: {
    id: 'owner-pictures.make-cover',
    defaultMessage: 'Make picture {number} the cover',
    description: 'Name of a button with a star',
  },
  rotate: {
    id: 'owner-pictures.rotate',
    defaultMessage: 'Rotate picture {number}',
    description: 'Name of a button with an icon',
  },
  remove: {
    id: 'owner-pictures.remove',
    defaultMessage: 'Remove picture {number}',
    description: 'Name of a button with an icon',
  },
  more: {
    id: 'owner-pictures.more',
    defaultMessage: 'Picture {number}: cover, rotate, remove',
    description: 'Name of a button that opens a menu, on small screens',
  },
  coverItem: {
    id: 'owner-pictures.cover-item',
    defaultMessage: 'Make it the cover',
    description: 'In the menu of a picture',
  },
  rotateItem: {
    id: 'owner-pictures.rotate-item',
    defaultMessage: 'Rotate',
    description: 'In the menu of a picture',
  },
  removeItem: {
    id: 'owner-pictures.remove-item',
    defaultMessage: 'Remove',
    description: 'In the menu of a picture',
  },
  pickedUp: {
    id: 'owner-pictures.picked-up',
    defaultMessage: 'Picked up, place {number} of {last}.',
    description: 'Announced when a picture is picked up with the keyboard',
  },
  movedTo: {
    id: 'owner-pictures.moved-to',
    defaultMessage: 'Place {number} of {last}.',
    description: 'Announced when a picture is moved',
  },
  putDown: {
    id: 'owner-pictures.put-down',
    defaultMessage: 'Put down, place {number} of {last}.',
    description: 'Announced when a picture is put down',
  },
  putBack: {
    id: 'owner-pictures.put-back',
    defaultMessage: 'Put back, place {number}.',
    description: 'Announced when a picture stays where it was',
  },
  removed: {
    id: 'owner-pictures.removed',
    defaultMessage: 'Picture {number} is removed.',
    description: 'For some seconds, beside “Undo”',
  },
  undo: {
    id: 'owner-pictures.undo',
    defaultMessage: 'Undo',
    description: 'Button: puts the removed picture back',
  },
  dismiss: {
    id: 'owner-pictures.dismiss',
    defaultMessage: 'Close',
    description: 'Name of the button that closes the message about a removed picture',
  },
  conflict: {
    id: 'owner-pictures.conflict',
    defaultMessage: 'The pictures were changed meanwhile',
    description: 'Heading when another tab has changed the pictures first',
  },
  conflictText: {
    id: 'owner-pictures.conflict-text',
    defaultMessage:
      'Another tab or person has changed them. Below is how they are now, without your last change.',
    description: 'Below that heading',
  },
  repeat: {
    id: 'owner-pictures.repeat',
    defaultMessage: 'Make my change again',
    description: 'Button',
  },
  keepTheirs: {
    id: 'owner-pictures.keep-theirs',
    defaultMessage: 'Leave it as it is',
    description: 'Button',
  },
  tips: {
    id: 'owner-pictures.tips',
    defaultMessage: 'What guests look for',
    description: 'Heading of a list beside the pictures',
  },
  tipOutside: {
    id: 'owner-pictures.tip-outside',
    defaultMessage: 'Outside, from the front corner',
    description: 'In that list',
  },
  tipBed: {
    id: 'owner-pictures.tip-bed',
    defaultMessage: 'The bed, made',
    description: 'In that list',
  },
  tipKitchen: {
    id: 'owner-pictures.tip-kitchen',
    defaultMessage: 'Kitchen and table',
    description: 'In that list',
  },
  tipPlan: {
    id: 'owner-pictures.tip-plan',
    defaultMessage: 'The floor plan',
    description: 'In that list',
  },
  tipBathroom: {
    id: 'owner-pictures.tip-bathroom',
    defaultMessage: 'The bathroom, clean',
    description: 'In that list',
  },
  place: {
    id: 'owner-pictures.place',
    defaultMessage: 'Where and with what a picture was taken is removed from the file.',
    description: 'Note beside the pictures',
  },
});
