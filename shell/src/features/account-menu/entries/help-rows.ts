import { Caravan, CircleHelp, Lightbulb, Mountain } from '@campavia/ui/icons';

import { accountMessages } from '../account.messages';

import { to, type EntryRow } from './menu-entry';

const PRODUCT = { product: 'campavia' };

/** The last row leads to an external help centre if the deployment has one. */
export const HELP_ROWS = {
  hitTheRoad: {
    id: 'hit-the-road',
    icon: Mountain,
    label: accountMessages.hitTheRoad,
    target: to({ address: 'hit-the-road' }),
  },
  rentMyMotorhome: {
    id: 'rent-my-motorhome',
    icon: Caravan,
    label: accountMessages.rentMyMotorhome,
    target: to({ address: 'rent-my-motorhome' }),
  },
  howItWorks: {
    id: 'how-it-works',
    icon: Lightbulb,
    label: accountMessages.howItWorks,
    target: to({ address: 'how-it-works', params: PRODUCT }),
  },
  helpCentre: {
    id: 'help-centre',
    icon: CircleHelp,
    label: accountMessages.helpCentre,
    target: to({ route: 'help_center' }, { address: 'help' }),
  },
} satisfies Record<string, EntryRow>;
