import { createIntl } from 'react-intl';

import { optionName } from './price-line-names';

const intl = createIntl({ locale: 'en', onError: () => undefined });

describe('an option of a trip', () => {
  it('bears the name its owner gave it', () => {
    expect(optionName(intl, { code: 'bedding', name: 'Warm blankets' })).toBe('Warm blankets');
  });

  it('bears our name for it where the owner gave none, or an empty one', () => {
    const ours = optionName(intl, { code: 'bedding', name: null });
    expect(ours).not.toBe('');
    expect(optionName(intl, { code: 'bedding', name: '' })).toBe(ours);
  });
});
