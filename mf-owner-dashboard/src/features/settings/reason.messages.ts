import { defineMessages } from 'react-intl';

export const reasonMessages = defineMessages({
  DELETE_DOUBLE: {
    id: 'owner.leave-reason.double',
    defaultMessage: 'It is listed twice',
    description: 'Why a camper is paused or deleted',
  },
  DELETE_SOLD: {
    id: 'owner.leave-reason.sold',
    defaultMessage: 'I sold it',
    description: 'Why a camper is paused or deleted',
  },
  DELETE_W_SOLD: {
    id: 'owner.leave-reason.will-sell',
    defaultMessage: 'I am about to sell it',
    description: 'Why a camper is paused or deleted',
  },
  DELETE_HS: {
    id: 'owner.leave-reason.broken',
    defaultMessage: 'It is broken',
    description: 'Why a camper is paused or deleted',
  },
  DELETE_NO_BK: {
    id: 'owner.leave-reason.no-bookings',
    defaultMessage: 'It gets too few bookings',
    description: 'Why a camper is paused or deleted',
  },
  DELETE_SITE: {
    id: 'owner.leave-reason.other-site',
    defaultMessage: 'I rent it out elsewhere',
    description: 'Why a camper is paused or deleted',
  },
  DELETE_BAD_EXP: {
    id: 'owner.leave-reason.bad-experience',
    defaultMessage: 'I had a bad experience',
    description: 'Why a camper is paused or deleted',
  },
  DELETE_PERSO: {
    id: 'owner.leave-reason.personal',
    defaultMessage: 'I use it myself',
    description: 'Why a camper is paused or deleted',
  },
  REASON_NONE: {
    id: 'owner.leave-reason.none',
    defaultMessage: 'For another reason',
    description: 'Why a camper is paused or deleted',
  },
});
