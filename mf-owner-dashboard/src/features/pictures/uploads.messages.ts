import { defineMessages, type NoMessageValues } from 'react-intl';

type UploadsValues = {
  add: NoMessageValues;
  take: NoMessageValues;
  drop: NoMessageValues;
  kinds: { width: number; height: number };
  full: { limit: number };
  sendingCount: { count: number };
  waitingCount: { count: number };
  stoppedCount: { count: number };
  refusedCount: { count: number };
  sending: { name: string; share: number };
  storing: { name: string };
  waiting: NoMessageValues;
  lost: { share: number };
  busy: NoMessageValues;
  goOn: NoMessageValues;
  cancel: { name: string };
  discard: { name: string };
  empty: NoMessageValues;
  heavy: NoMessageValues;
  heic: NoMessageValues;
  kind: NoMessageValues;
  small: { width: number; height: number; leastWidth: number; leastHeight: number };
  many: { limit: number };
  refused: NoMessageValues;
  leaveTitle: NoMessageValues;
  leaveText: { count: number };
  stay: NoMessageValues;
  leave: NoMessageValues;
};

export const uploadsMessages = defineMessages<UploadsValues>({
  add: {
    id: 'owner-pictures.add',
    defaultMessage: 'Add pictures',
    description: 'Button that opens the list of files',
  },
  take: {
    id: 'owner-pictures.take',
    defaultMessage: 'Take a picture',
    description: 'Button on small screens: opens the camera',
  },
  drop: {
    id: 'owner-pictures.drop',
    defaultMessage: 'Drop pictures here',
    description: 'On a dashed box behind the pictures, which also opens the list of files',
  },
  kinds: {
    id: 'owner-pictures.kinds',
    defaultMessage: 'JPEG, PNG or WebP, 10 MB, at least {width} × {height}',
    description: 'In that box; width, height: in pixels',
  },
  full: {
    id: 'owner-pictures.full',
    defaultMessage:
      'There is room for {limit, plural, one {# picture} other {# pictures}}. Remove one to add another.',
    description: 'In place of the buttons once there are as many as there can be',
  },
  sendingCount: {
    id: 'owner-pictures.sending-count',
    defaultMessage: '{count, plural, one {# is being sent.} other {# are being sent.}}',
    description: 'Below the heading, about pictures',
  },
  waitingCount: {
    id: 'owner-pictures.waiting-count',
    defaultMessage: '{count, plural, one {# waits.} other {# wait.}}',
    description: 'Below the heading, about pictures that are sent after others',
  },
  stoppedCount: {
    id: 'owner-pictures.stopped-count',
    defaultMessage:
      '{count, plural, one {# has stopped and continues automatically.} other {# have stopped and continue automatically.}}',
    description: 'Below the heading, about pictures whose connection was lost',
  },
  refusedCount: {
    id: 'owner-pictures.refused-count',
    defaultMessage:
      '{count, plural, one {# file cannot be used; it says why.} other {# files cannot be used; each says why.}}',
    description: 'Announced when files were refused',
  },
  sending: {
    id: 'owner-pictures.sending',
    defaultMessage: '{name} · {share, number, ::percent}',
    description: 'Under a picture while it is sent; name: of its file',
  },
  storing: {
    id: 'owner-pictures.storing',
    defaultMessage: '{name} · being stored',
    description: 'Under a picture that is sent but not answered yet',
  },
  waiting: {
    id: 'owner-pictures.waiting',
    defaultMessage: 'Waits its turn',
    description: 'Under a picture that is sent after the one before it',
  },
  lost: {
    id: 'owner-pictures.lost',
    defaultMessage: 'Stopped at {share, number, ::percent}, the line was cut. Your picture is still here.',
    description: 'In place of a picture whose upload was interrupted; it continues by itself',
  },
  busy: {
    id: 'owner-pictures.busy',
    defaultMessage: 'Many pictures arrive just now. Yours continues in a moment.',
    description: 'In place of a picture that the server asks to wait with',
  },
  goOn: {
    id: 'owner-pictures.go-on',
    defaultMessage: 'Continue',
    description: 'Button under an interrupted picture: sends it again at once',
  },
  cancel: {
    id: 'owner-pictures.cancel',
    defaultMessage: 'Stop sending {name}',
    description: 'Name of a button with an icon; name: of the file',
  },
  discard: {
    id: 'owner-pictures.discard',
    defaultMessage: 'Take {name} out',
    description: 'Name of a button with an icon; name: of the file',
  },
  empty: {
    id: 'owner-pictures.problem-empty',
    defaultMessage: 'This file is empty. Choose another one.',
    description: 'In place of a picture that is not sent',
  },
  heavy: {
    id: 'owner-pictures.problem-heavy',
    defaultMessage: 'Larger than 10 MB. Choose a smaller file.',
    description: 'In place of a picture that is not sent',
  },
  heic: {
    id: 'owner-pictures.problem-heic',
    defaultMessage: 'HEIC cannot be used here. Choose a JPEG, PNG or WebP.',
    description: 'In place of a picture that is not sent',
  },
  kind: {
    id: 'owner-pictures.problem-kind',
    defaultMessage: 'This is no picture we can use. Choose a JPEG, PNG or WebP.',
    description: 'In place of a file that is not sent',
  },
  small: {
    id: 'owner-pictures.problem-small',
    defaultMessage: 'Too small: {width} × {height}. At least {leastWidth} × {leastHeight}, please.',
    description: 'In place of a picture that is not sent; in pixels',
  },
  many: {
    id: 'owner-pictures.problem-many',
    defaultMessage:
      'A camper can have {limit, plural, one {# picture} other {# pictures}} at most. Remove one first.',
    description: 'In place of a picture that is not sent',
  },
  refused: {
    id: 'owner-pictures.refused',
    defaultMessage: 'This picture could not be stored. Choose another one.',
    description: 'In place of a picture that the server did not accept',
  },
  leaveTitle: {
    id: 'owner-pictures.leave-title',
    defaultMessage: 'Leave before all pictures are sent?',
    description: 'Question when a link is pressed while pictures are on their way',
  },
  leaveText: {
    id: 'owner-pictures.leave-text',
    defaultMessage:
      '{count, plural, one {# picture is} other {# pictures are}} still on the way and will not arrive if you leave.',
    description: 'Below that question',
  },
  stay: {
    id: 'owner-pictures.stay',
    defaultMessage: 'Stay on this page',
    description: 'Button',
  },
  leave: {
    id: 'owner-pictures.leave',
    defaultMessage: 'Leave',
    description: 'Button: the pictures that have not arrived are lost',
  },
});
