import type { CamperType } from '../camper-type';

/** Colours of a camper, the same in all its pictures. */
export interface Livery {
  name: string;
  body: string;
  /** Colour of the lower half, skirt or cab. */
  second: string;
  stripe: string;
  accent: string;
  /** Body shape, where the type has several. */
  shape?: 'classic' | 'expedition' | 'tourer' | 'teardrop';
  roof?: 'awning' | 'rack' | 'boards';
}

/** Liveries by type; names are unique within a type. */
export const LIVERIES: Record<CamperType, readonly Livery[]> = {
  lowprofile: [
    { name: 'snow', body: '#f2f2ed', second: '#f2f2ed', stripe: '#a3b3ac', accent: '#d9772c' },
    { name: 'graphite', body: '#f0f0ec', second: '#5b6468', stripe: '#5b6468', accent: '#e2a33b' },
    { name: 'champagne', body: '#efe8d9', second: '#d9c7a4', stripe: '#cbb48a', accent: '#7d4a2c' },
    { name: 'ocean', body: '#f1f3f1', second: '#f1f3f1', stripe: '#3f7392', accent: '#8fc0d2' },
    { name: 'ruby', body: '#f3efe9', second: '#9d3b33', stripe: '#9d3b33', accent: '#d9b56a' },
  ],
  coachbuilt: [
    { name: 'sand', body: '#f3efe4', second: '#f3efe4', stripe: '#c9b08a', accent: '#8f3f2a' },
    { name: 'sky', body: '#f2f4f2', second: '#f2f4f2', stripe: '#6d9fb8', accent: '#24506b' },
    { name: 'meadow', body: '#f4f2e6', second: '#f4f2e6', stripe: '#7f9d6b', accent: '#e0a52f' },
    { name: 'silver', body: '#eceeec', second: '#b9bfbd', stripe: '#7c8785', accent: '#c7522f' },
  ],
  aclass: [
    { name: 'slate', body: '#efeee8', second: '#8b9698', stripe: '#43525a', accent: '#b88b4a' },
    { name: 'bordeaux', body: '#f2ece2', second: '#a89b90', stripe: '#6e2f36', accent: '#d8b173' },
    { name: 'midnight', body: '#e6e8ec', second: '#6c7688', stripe: '#2c3a58', accent: '#d8a24a' },
    { name: 'fern', body: '#f0f1e8', second: '#97a596', stripe: '#3d6653', accent: '#e3b04f' },
  ],
  campervan: [
    {
      name: 'pine',
      body: '#e9ece3',
      second: '#39423f',
      stripe: '#2a5b4b',
      accent: '#f0a92e',
      roof: 'awning',
    },
    { name: 'dune', body: '#cdb893', second: '#3d3a34', stripe: '#f3e7cd', accent: '#b3452b', roof: 'rack' },
    {
      name: 'graphite',
      body: '#69757a',
      second: '#2b3234',
      stripe: '#414c51',
      accent: '#f0a92e',
      roof: 'awning',
    },
    {
      name: 'lagoon',
      body: '#eef1ee',
      second: '#334147',
      stripe: '#2f8295',
      accent: '#a6d3cf',
      roof: 'awning',
    },
    { name: 'brick', body: '#b3533a', second: '#33302d', stripe: '#f2e3cd', accent: '#f2b14b', roof: 'rack' },
  ],
  van: [
    { name: 'tangerine', body: '#f4efe2', second: '#df6a3a', stripe: '#f6f3ea', accent: '#efe0c0' },
    { name: 'lichen', body: '#f2f0e4', second: '#7f9a7c', stripe: '#f6f3ea', accent: '#e4dcc4' },
    {
      name: 'harbour',
      body: '#f0f1ea',
      second: '#33678a',
      stripe: '#f4f4ee',
      accent: '#d9e0dc',
      roof: 'boards',
    },
    { name: 'butter', body: '#fbf6e6', second: '#ecc056', stripe: '#fffaf0', accent: '#e8dfc8' },
    {
      name: 'cherry',
      body: '#f4f0e8',
      second: '#b23a3c',
      stripe: '#f8f4ec',
      accent: '#ded6c6',
      roof: 'boards',
    },
  ],
  caravan: [
    {
      name: 'forest',
      body: '#f2f1ea',
      second: '#c9cec9',
      stripe: '#34655a',
      accent: '#e9a63a',
      shape: 'tourer',
    },
    {
      name: 'mint',
      body: '#f8f5ea',
      second: '#a9cfbd',
      stripe: '#a9cfbd',
      accent: '#e0774f',
      shape: 'teardrop',
    },
    {
      name: 'cobalt',
      body: '#f0f2f0',
      second: '#c3cacb',
      stripe: '#32598c',
      accent: '#cfd8de',
      shape: 'tourer',
    },
    {
      name: 'apricot',
      body: '#faf4e8',
      second: '#eda36b',
      stripe: '#eda36b',
      accent: '#3f7f80',
      shape: 'teardrop',
    },
  ],
  other: [
    {
      name: 'teal',
      body: '#f6f1e2',
      second: '#2f8f8a',
      stripe: '#f8f5ea',
      accent: '#e9b23a',
      shape: 'classic',
    },
    {
      name: 'olive',
      body: '#77805a',
      second: '#4c533b',
      stripe: '#e9e2c8',
      accent: '#c9a565',
      shape: 'expedition',
    },
    {
      name: 'coral',
      body: '#faf3e4',
      second: '#dd6b58',
      stripe: '#fffaf0',
      accent: '#3f7f8c',
      shape: 'classic',
    },
    {
      name: 'ivory',
      body: '#e6dfcc',
      second: '#a99f86',
      stripe: '#4c6b5f',
      accent: '#8d9a6d',
      shape: 'expedition',
    },
  ],
};

export function liveryOf(type: CamperType, name: string): Livery {
  const livery = LIVERIES[type].find((entry) => entry.name === name);
  if (!livery) throw new Error(`No ${type} is painted ${name}`);
  return livery;
}
