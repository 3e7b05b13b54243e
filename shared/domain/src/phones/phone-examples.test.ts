import { phoneExampleOf } from './index';

test.each([
  ...[['AT', '+43'] as const, ['BE', '+32'] as const, ['CH', '+41'] as const, ['DE', '+49'] as const],
  ...[['ES', '+34'] as const, ['FR', '+33'] as const, ['GB', '+44'] as const, ['IE', '+353'] as const],
  ...[['IT', '+39'] as const, ['NL', '+31'] as const, ['PT', '+351'] as const, ['US', '+1'] as const],
])('the number shown in %s is one of its own country', (country, code) => {
  const example = phoneExampleOf(country);
  expect(example.split(' ')[0]).toBe(code);
  expect(example.replaceAll(' ', '')).toMatch(/^\+[1-9]\d{7,14}$/);
});
