import { typeset } from './typography.mjs';

describe('typography of displayed texts', () => {
  it.each([
    ['Quand partez-vous ?', 'Quand partez-vous\u202f?'],
    ['Attention ! Non ; oui', 'Attention\u202f! Non\u202f; oui'],
    ['Le prix : 10 %, soit 20 € par jour', 'Le prix\u00a0: 10\u202f%, soit 20\u00a0€ par jour'],
    ['« Tout »', '«\u00a0Tout\u00a0»'],
    ['{amount} : 10 km', '{amount}\u00a0: 10\u00a0km'],
    ['{distance} km, {price} €', '{distance}\u00a0km, {price}\u00a0€'],
    [' m’a demandé de l’aide', ' m’a demandé de l’aide'],
    ['Voyez https://example.com/a?b et 12:30', 'Voyez https://example.com/a?b et 12:30'],
    ['Déjà\u00a0: posé\u202f!', 'Déjà\u00a0: posé\u202f!'],
  ])('sets French spaces in %s', (plain, shown) => {
    expect(typeset('fr', plain)).toBe(shown);
    expect(typeset('fr-ch', plain)).toBe(shown);
  });

  it('writes Swiss German without sharp s and with its own quotes', () => {
    expect(typeset('de-ch', 'Große „Straße“')).toBe('Grosse «Strasse»');
    expect(typeset('de', 'Große „Straße“')).toBe('Große „Straße“');
    expect(typeset('de-at', 'Große „Straße“')).toBe('Große „Straße“');
  });
});
