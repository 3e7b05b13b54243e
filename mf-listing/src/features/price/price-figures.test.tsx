/** @jest-environment-options {"styles": true} */
import { render } from '@testing-library/react';

import { Amount, TotalLine } from './price.styles';

test('a price in the display font has no thin zeros, which that font uses for tabular figures', () => {
  render(
    <>
      <Amount>€103.49</Amount>
      <TotalLine>
        <b>€1,030.00</b>
      </TotalLine>
    </>,
  );
  const rules = document.head.textContent?.match(/[^{}]+\{[^{}]*\}/g) ?? [];
  const inDisplayFont = rules.filter((rule) => rule.includes('var(--display)'));
  expect(inDisplayFont).toHaveLength(2);
  for (const rule of inDisplayFont) expect(rule).not.toContain('tabular-nums');
});
