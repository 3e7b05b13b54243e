import {
  addConditionPhoto,
  addOwnerConditionPhoto,
  confirmConditionReport,
  confirmOwnerConditionReport,
  getConditionPhoto,
  getConditionReports,
  getOwnerConditionPhoto,
  getOwnerConditionReports,
  removeConditionPhoto,
  removeOwnerConditionPhoto,
  updateConditionReport,
  updateOwnerConditionReport,
} from '@campavia/api-client';
import type { ConditionSide } from '@campavia/domain';

/** The side whose page it is. */
export interface ReportsOf {
  bookingId: number;
  side: ConditionSide;
}

const GUEST = {
  read: getConditionReports,
  update: updateConditionReport,
  confirm: confirmConditionReport,
  addPhoto: addConditionPhoto,
  removePhoto: removeConditionPhoto,
  getPhoto: getConditionPhoto,
};

/** The calls of each side: guest and owner write the same reports at addresses of their own. */
export const CONDITION_CALLS: Readonly<Record<ConditionSide, typeof GUEST>> = {
  guest: GUEST,
  owner: {
    read: getOwnerConditionReports,
    update: updateOwnerConditionReport,
    confirm: confirmOwnerConditionReport,
    addPhoto: addOwnerConditionPhoto,
    removePhoto: removeOwnerConditionPhoto,
    getPhoto: getOwnerConditionPhoto,
  },
};
