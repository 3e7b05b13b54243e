import { aSearchResult } from '@campavia/contracts/testing';
import type { WidgetStories } from '@campavia/testing/stories';

import { CamperRail } from './camper-rail';

const CAMPERS = ['Maud', 'Lupin', 'Oslo', 'Pomme'].map((title, index) =>
  aSearchResult({ id: 1201 + index, title }),
);
const LONG = CAMPERS.map((camper) => ({
  ...camper,
  title: 'The big white coach-built motorhome with bunk beds, garage, awning and four bicycles',
  city: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
}));
const DATES = new URLSearchParams({ date_from: '2027-06-12', date_to: '2027-06-19' });

export const stories: WidgetStories = {
  widgets: ['CamperRail'],
  states: {
    default: { show: () => <CamperRail campers={CAMPERS} search={DATES} /> },
    'one camper': { show: () => <CamperRail campers={CAMPERS.slice(0, 1)} search={DATES} /> },
    loading: { show: () => <CamperRail campers={undefined} search={DATES} /> },
    'long text': { show: () => <CamperRail campers={LONG} search={DATES} /> },
  },
};
