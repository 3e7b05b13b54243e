import { aMe, anOwnCamper, someOwnPictures } from '@campavia/contracts/testing';
import { MAX_PICTURES } from '@campavia/domain';
import { answers, fails, pending, type ScreenStories } from '@campavia/testing/stories';

const CAMPER = 'GET /3/products/1201/';
const PICTURES = 'GET /v4/vehicles/{id}/photos/';
const ADD = 'POST /v4/vehicles/{id}/photos/';
const MOVE = 'PATCH /v4/vehicles/{id}/photos/{photoId}/';
const ROTATE = 'PATCH /v4/vehicles/{id}/photos/{photoId}/rotate';
const REMOVE = 'DELETE /v4/vehicles/{id}/photos/{photoId}/';

const three = someOwnPictures({}, 3);
const turned = someOwnPictures({ etag: '"pictures-2"', photos: three.photos.toReversed() });
const PHOTOS = [
  { name: 'IMG_2210.jpg', width: 1200, height: 800 },
  { name: 'IMG_2214.jpg', width: 800, height: 1200 },
];

export const stories: ScreenStories = {
  address: 'camper.pictures',
  path: '/d/campers/1201/pictures',
  user: aMe({ is_owner: true }),
  answers: [answers(CAMPER, anOwnCamper()), answers(PICTURES, someOwnPictures()), pending(ADD)],
  states: {
    loading: { answers: [pending(CAMPER)] },
    empty: { answers: [answers(PICTURES, someOwnPictures({ photos: [] }))] },
    failed: { answers: [fails(CAMPER)] },
    'failed: the pictures': { answers: [fails(PICTURES)] },
    'failed: the line was cut': { answers: [fails(ADD)], choose: PHOTOS },
    'failed: files that cannot be used': {
      choose: [
        { name: 'IMG_0031.jpg', width: 480, height: 320 },
        { name: 'Insurance.pdf' },
        { name: 'strip.jpg', width: 2000, height: 200 },
      ],
    },
    'failed: refused by the server': {
      answers: [answers(ADD, { photo: ['This picture cannot be read. Take it again.'] }, 400)],
      choose: PHOTOS.slice(0, 1),
    },
    filled: {},
    'filled: one picture': { answers: [answers(PICTURES, someOwnPictures({}, 1))] },
    'filled: as many as there can be': { answers: [answers(PICTURES, someOwnPictures({}, MAX_PICTURES))] },
    'filled: pictures on their way': { choose: PHOTOS },
    'filled: turning': { answers: [pending(ROTATE)], press: ['[data-tool="rotate"]'] },
    'filled: removed': {
      answers: [answers(REMOVE, someOwnPictures({}, 5))],
      press: ['[data-tool="remove"]'],
    },
    'filled: changed elsewhere': {
      answers: [
        answers(PICTURES, three),
        {
          call: MOVE,
          status: 412,
          body: { detail: 'This was changed in the meantime.', code: 'edited_meanwhile', current: turned },
        },
      ],
      press: ['[data-tool="later"]'],
    },
  },
};
