import type { IntlShape } from 'react-intl';

import type { EquipmentCode } from '@campavia/domain';
import { equipmentMessages } from '@campavia/parts';

import type { EquipmentList } from '../../../rules/vehicle/equipment-values';

import { energyMessages } from './energy.messages';

const SOCKET_BY_LETTER = /^type_([a-z])$/;

/** The name of a piece of equipment, or of its source of energy. */
export function formatItem({ formatMessage }: IntlShape, list: EquipmentList, code: string): string {
  if (list === 'equipments') return formatMessage(equipmentMessages[code as EquipmentCode]);
  const letter = SOCKET_BY_LETTER.exec(code)?.[1];
  if (letter) return formatMessage(energyMessages.letter, { letter: letter.toUpperCase() });
  return formatMessage(energyMessages[code as 'gas']);
}
