import { checkButton, checkWords } from './check-words.mjs';
import { FORBIDDEN } from './forbidden-words.mjs';

function problemsOf(language: string, text: string, more: { id?: string } = {}) {
  return checkWords({ id: 'a.title', language, text, ...more });
}

describe('forbidden words', () => {
  it.each([
    ['en', 'Lent by {name}', 'rent'],
    ['en', 'Stop the letters', 'e-mail'],
    ['en', '{owner} called this trip off', 'cancel'],
    ['en', 'This page will not load just now', 'could not be loaded'],
    ['en', '{owner} says yes', 'accept'],
    ['en', 'The deposit is set aside', 'hold'],
    ['en', 'You can cancel it for nothing', 'free of charge'],
    ['en', 'Not kept yet', 'saved'],
    ['en', 'Go on', 'continue'],
    ['en', 'Choose another means of payment', 'payment method'],
    ['fr', 'Vous n’êtes pas encore connecté', 'who reads'],
    ['fr', 'Les dates sont gardées pour vous seul', 'who reads'],
    ['it', 'Non puoi restare connesso', 'who reads'],
    ['pt', 'A ligação que o trouxe até aqui', 'who reads'],
    ['de', 'Der Halter verleiht ihn', 'Vermieter'],
    ['de', 'Vom Besitzer storniert', 'Vermieter'],
    ['de', 'Ohne Mietschutz weiter', 'Selbstbehaltschutz'],
    ['de', '{amount} am Tag', 'pro Tag'],
    ['de', '{owner} hat zugesagt', 'annehmen'],
    ['de', 'Bezahle deine Reise', 'Sie'],
    ['fr', 'Un coupon', 'code promo'],
    ['fr', 'Paie ton voyage', 'vous'],
    ['fr', 'Prêté par {name}', 'louer'],
    ['fr', 'Rien ne change de soi, et d’elle-même', 'automatiquement'],
    ['fr', 'Part de {owner}', 'stands apart'],
    ['fr', 'Remise des clés à {city}', 'stands apart'],
    ['ca', 'La resposta de {name}', 'stands apart'],
    ['pt', 'Levantamento em {city}', 'stands apart'],
    ['es', 'Prestar tu camper', 'alquilar'],
    ['es', 'Tu carné', 'permiso'],
    ['es', 'La reserva es segura', 'confirmada'],
    ['es', 'Pague su viaje', 'tú'],
    ['es', 'Papeles que preparar', 'documento'],
    ['it', 'Prestato da {name}', 'noleggiare'],
    ['it', 'Il noleggiatore', 'locatario'],
    ['it', 'Il viaggio è certo', 'confermato'],
    ['it', 'Torna tutto', 'rimborso'],
    ['it', 'Il vostro consenso', 'tu'],
    ['it', 'Gli ospiti pagano prima', 'viaggiatore'],
    ['nl', 'Uitgeleend door {name}', 'huren'],
    ['nl', 'Je zoekopdracht is bewaard', 'opslaan'],
    ['nl', 'Deze pagina merkt het vanzelf', 'automatisch'],
    ['nl', 'De reis is zeker', 'bevestigd'],
    ['nl', 'Na de terugkomst', 'terugbrengen'],
    ['pt', 'Emprestada por {name}', 'alugar'],
    ['pt', 'Recolha', 'levantamento'],
    ['pt', 'Oferecer a sua autocaravana', 'anunciar'],
    ['pt', 'Carrinhas em Portugal', 'van'],
    ['pt', 'O cupão {code}', 'promocional'],
    ['ca', 'Una camper lliure', 'càmper'],
    ['ca', 'Carnet de conduir', 'permís'],
    ['ca', 'Es cobra tota sola', 'automàticament'],
    ['ca', 'Desant la cerca', 's’està desant'],
  ])('are reported in %s: %s', (language, text, instead) => {
    expect(problemsOf(language, text).join()).toContain(instead);
  });

  it.each([
    ['en', 'Check the spelling or type fewer characters'],
    ['en', 'Rented out by {name}'],
    ['de', 'Isofix-Halterung'],
    ['de', 'Geschenkgutschein, Gutscheincode {code}'],
    ['de', 'Am Tag der Übergabe'],
    ['fr', 'Le camping-car est prêt'],
    ['fr', 'Quelques mots à {owner}'],
    ['es', 'La camper de {name}'],
    ['ca', 'Una càmper lliure'],
    ['ca', 'S’està desant; s’estan carregant'],
    ['nl', 'De verzekering dekt dit'],
    ['it', 'Un concerto di certo'],
    ['ca', 'Has cancel·lat: {camper}, {dates}'],
    ['pt', 'Carrinhas camper em Portugal'],
  ])('are not reported in similar texts, in %s: %s', (language, text) => {
    expect(problemsOf(language, text)).toEqual([]);
  });

  it('are accepted for a message that is an exception', () => {
    expect(problemsOf('en', 'Type fewer letters', { id: 'ui.combobox.nothing' })).toEqual([]);
  });

  it('exist for every language', () => {
    expect(Object.keys(FORBIDDEN).sort()).toEqual(['ca', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pt']);
  });
});

describe('typography', () => {
  it.each([
    'Déjà là?',
    'Attention!',
    'Prix: {amount}',
    '{n, plural, one {# jour!} other {# jours!}}',
    'Bonjour {name}!',
    '{label}: {text}',
    'Voir <link>les voyages</link>?',
  ])('reports a missing space in French: %s', (text) => {
    expect(problemsOf('fr', text).join()).toContain('needs a space');
  });

  it('takes plain and no-break spaces alike, which compiling sets', () => {
    for (const text of [
      'Déjà là ?',
      'Déjà là\u202f?',
      '« {name} »',
      '{label} : {text}',
      'Voir https://a.fr ou 12:30',
    ]) {
      expect(problemsOf('fr', text)).toEqual([]);
    }
  });

  it('reports percent signs written by hand, also beside a plural', () => {
    expect(problemsOf('de', '−{percent, number} %')).toHaveLength(1);
    expect(problemsOf('en', '{percent, number}% of {sum}')).toHaveLength(1);
    expect(problemsOf('en', '{n, plural, one {#%} other {# %}}')).toHaveLength(1);
    expect(problemsOf('en', '{percent, number, ::percent scale/0.01} of {sum}')).toEqual([]);
    expect(problemsOf('en', '{percent}% of it')).toHaveLength(1);
  });
});

test('a button has at most 24 characters in English', () => {
  const description = 'Button: changes the price';
  expect(checkButton({ defaultMessage: 'Take these dates and see the price', description })).toHaveLength(1);
  expect(checkButton({ defaultMessage: 'Change', description })).toEqual([]);
  expect(checkButton({ defaultMessage: 'Take these dates and see the price', description: 'Text' })).toEqual(
    [],
  );
});
