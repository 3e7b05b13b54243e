import { phoneExampleOf } from './phone-examples';
import { SITES } from './sites';

const CODES: Record<string, string> = {
  ...{ AT: '+43', BE: '+32', CH: '+41', DE: '+49', ES: '+34', FR: '+33' },
  ...{ GB: '+44', IE: '+353', IT: '+39', NL: '+31', PT: '+351', US: '+1' },
};

test.each(SITES)('the number shown on $locale is one of its own country', (site) => {
  const example = phoneExampleOf(site);
  expect(example.split(' ')[0]).toBe(CODES[site.country]);
  expect(example.replaceAll(' ', '')).toMatch(/^\+[1-9]\d{7,14}$/);
});
