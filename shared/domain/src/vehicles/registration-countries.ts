/** Countries in which listed campers may be registered. */
export const REGISTRATION_COUNTRIES = [
  ...['AD', 'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR'],
  ...['HU', 'IE', 'IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MC', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE'],
  ...['SI', 'SK', 'US'],
];
