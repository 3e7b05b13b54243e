import { TYPE } from '@formatjs/icu-messageformat-parser';

import { typeset } from '@campavia/i18n/typography';

/**
 * A parsed message with the typography of its catalogue; arguments and options are not changed.
 *
 * @param {string} name of the catalogue
 * @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @returns {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]}
 */
export function typesetMessage(name, elements) {
  return elements.map((element) => typesetElement(name, element));
}

function typesetElement(name, element) {
  if (element.type === TYPE.literal) return { ...element, value: typeset(name, element.value) };
  const changed = { ...element };
  if (element.children) changed.children = typesetMessage(name, element.children);
  if (element.options) {
    const options = Object.entries(element.options);
    changed.options = Object.fromEntries(
      options.map(([choice, option]) => [choice, { ...option, value: typesetMessage(name, option.value) }]),
    );
  }
  return changed;
}
