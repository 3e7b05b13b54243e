const PEOPLE = 'owner|guest|name';
const PLACES = 'city|place|town|towns';

/**
 * Words that a language must not use, and their replacements: rent is never lend, a thing has one name everywhere, and
 * retired words do not return. Expressions are case-insensitive unless stated otherwise, and match whole words.
 *
 * @type {Record<string, {words: RegExp, instead: string, except?: string[]}[]>} by language
 */
export const FORBIDDEN = {
  en: [
    { words: whole('lend|lends|lent|lending|borrow|borrows|borrowed|borrowing'), instead: 'rent, rent out' },
    { words: whole('letters'), instead: 'e-mail', except: ['ui.combobox.nothing'] },
    { words: whole('call(?:s|ed)? (?:it |this |this trip )?off'), instead: 'cancel' },
    { words: whole('(?:comes|goes|went|come) back to you|everything comes back'), instead: 'refund' },
    { words: whole('by (?:itself|themselves|ourselves)'), instead: 'automatically' },
    { words: whole('(?:is|are) certain|make \\w+ certain'), instead: 'confirmed' },
    { words: whole('(?:cannot|can no longer) be had'), instead: 'is not available' },
    {
      words: whole('(?:did not come|(?:has|have) not arrived|will not (?:load|open))'),
      instead: 'could not be loaded',
    },
    { words: whole('(?:says?|said) yes'), instead: 'accept' },
    { words: whole('reckoned'), instead: 'calculated' },
    { words: whole('papers?'), instead: 'document' },
    { words: whole('coupons?(?! code)'), instead: 'coupon code' },
    { words: whole('set aside'), instead: 'hold (on a card)' },
    { words: whole('for nothing'), instead: 'free of charge' },
    { words: whole('not (?:yet )?kept|(?:go|carry) on'), instead: 'not saved; continue' },
    { words: whole('means of payment'), instead: 'payment method' },
    { words: whole('not on offer'), instead: 'not available' },
  ],
  de: [
    { words: whole('(?:ver|aus)?leih\\p{L}*|(?:ver|aus|ge)?liehen'), instead: 'mieten, vermieten' },
    {
      words: exactly('Haltern?|Halters|Halterin|Besitzern?|Besitzers|Eigentümern?|Eigentümers'),
      instead: 'Vermieter',
    },
    {
      words: whole('Mietschutz\\p{L}*|Kautionsschutz\\p{L}*|Selbstbehalt-Schutz\\p{L}*'),
      instead: 'Selbstbehaltschutz',
    },
    { words: exactly('Optionen|Zubehör'), instead: 'Extras' },
    { words: exactly('Gutscheine?s?'), instead: 'Gutscheincode' },
    { words: exactly('Summe|Gesamt'), instead: 'Gesamtpreis' },
    {
      words: whole('lädt (?:gerade )?nicht|(?<!sich )(?:laden gerade nicht)'),
      instead: 'lässt sich nicht laden',
    },
    { words: whole('von (?:selbst|selber)'), instead: 'automatisch' },
    { words: whole('absag\\p{L}*|abgesagt|abzusagen'), instead: 'stornieren, ablehnen' },
    { words: whole('am Tag(?! der| \\p{Lu})'), instead: 'pro Tag' },
    { words: whole('zusag\\p{L}*|zugesagt'), instead: 'annehmen' },
    { words: whole('du|dich|dir|dein\\p{L}*|euch|euer|eure\\p{L}*'), instead: 'Sie' },
  ],
  fr: [
    {
      words: whole('prêter|prêtée?s?|prêtez|prêtent|prête (?:un|son|sa)'),
      instead: 'louer, mettre en location',
    },
    { words: whole('(?:d’elle-même|d’eux-mêmes|de nous-mêmes|de lui-même)'), instead: 'automatiquement' },
    { words: whole('certaine?'), instead: 'confirmé' },
    { words: whole('de ce nom'), instead: 'dans votre compte' },
    {
      words: whole('vous (?:n’)?(?:êtes|étiez|serez|seriez)(?: pas| déjà| encore)* \\p{L}+é|pour vous seul'),
      instead: 'words that do not depend on who reads',
    },
    { words: whole('garantie location'), instead: 'rachat de franchise' },
    { words: whole('literie'), instead: 'linge de lit' },
    { words: whole('coupons?'), instead: 'code promo' },
    { words: whole('tu|toi|ton|tes'), instead: 'vous' },
    { words: whole('bon retour'), instead: 'vous voilà de retour' },
    {
      words: before('de|que', PEOPLE),
      instead: 'a sentence in which the name stands apart: d’Anne, qu’Anne',
    },
    { words: before('à|de', PLACES), instead: 'a sentence in which the town stands apart: au Mans' },
  ],
  es: [
    {
      words: whole('prestar|presta|prestan|prestad[oa]s?|prestamos'),
      instead: 'alquilar, poner en alquiler',
    },
    { words: whole('carn[eé]t?'), instead: 'permiso de conducir' },
    { words: whole('cup[oó]n(?:es)?'), instead: 'código de descuento' },
    { words: whole('cobertura (?:de alquiler|de la fianza)'), instead: 'cobertura de franquicia' },
    { words: whole('créditos'), instead: 'saldo de alquiler' },
    { words: whole('se cobra sola|se devuelve solo'), instead: 'automáticamente' },
    { words: whole('ustedes|usted|su (?:cuenta|reserva|viaje)'), instead: 'tú' },
    { words: whole('(?:reserva|viaje) (?:es|está) segur[ao]'), instead: 'está confirmada, confirmado' },
    { words: whole('papel(?:es)?'), instead: 'documento' },
  ],
  it: [
    { words: whole('prestare|prestan?o?|prestat[oaie]|in prestito'), instead: 'noleggiare, dare a noleggio' },
    {
      words: whole('(?:sei|eri|restare|resti) (?:connesso|registrato|iscritto)'),
      instead: 'words that do not depend on who reads',
    },
    { words: whole('noleggiatore'), instead: 'locatario' },
    { words: whole('commissioni|costi di servizio'), instead: 'commissione di servizio' },
    { words: whole('buono (?:\\{code\\}|sconto)'), instead: 'codice sconto' },
    { words: whole('copertura (?:noleggio|della cauzione)'), instead: 'copertura franchigia' },
    { words: whole('da sol[oa]|da sé'), instead: 'automaticamente' },
    { words: whole('ospit[ei]'), instead: 'viaggiatore' },
    { words: whole('r(?:in|af)forzata'), instead: 'estesa' },
    { words: whole('(?:è|sono) cert[oaie]'), instead: 'confermato' },
    { words: whole('torna tutto|ti torna(?:no)?'), instead: 'rimborso totale, ti viene rimborsato' },
    { words: whole('voi|vostr[oaie]'), instead: 'tu' },
  ],
  nl: [
    { words: whole('(?:uit)?lenen|(?:uit)?leent|(?:uit)?geleend'), instead: 'huren, verhuren' },
    { words: whole('tegoedbon(?:nen)?'), instead: 'kortingscode' },
    { words: whole('huurdekking|borgdekking'), instead: 'eigenrisicodekking' },
    { words: whole('huurovereenkomst'), instead: 'huurcontract' },
    { words: whole('aanvaard(?:en|t)?'), instead: 'geaccepteerd' },
    { words: whole('u|uw'), instead: 'je' },
    { words: whole('bewaren|bewaard|bewaart?'), instead: 'opslaan' },
    { words: whole('haar'), instead: 'die, hem' },
    { words: whole('kampeerbusjes?'), instead: 'camperbusje' },
    { words: whole('papieren'), instead: 'document' },
    { words: whole('vanzelf'), instead: 'automatisch' },
    { words: whole('zeker'), instead: 'bevestigd' },
    { words: whole('terugkomst'), instead: 'terugbrengen' },
    { words: whole('bewijsstuk(?:ken)?'), instead: 'bewijs' },
  ],
  pt: [
    { words: whole('empresta\\p{L}*'), instead: 'alugar, pôr a alugar' },
    {
      words: whole('o (?:trouxe|levou)|(?:está|estava) ligado'),
      instead: 'words that do not depend on who reads',
    },
    { words: whole('recolha'), instead: 'levantamento' },
    { words: whole('você'), instead: 'a third person without it' },
    { words: whole('oferec\\p{L}*'), instead: 'anunciar, alugar' },
    { words: whole('cobertura (?:de aluguer|da caução)'), instead: 'cobertura da franquia' },
    { words: whole('churrasqueira'), instead: 'grelhador' },
    { words: whole('carrinhas?(?! camper)'), instead: 'van' },
    { words: whole('cup(?:ão|ões)'), instead: 'código promocional' },
    { words: whole('seguro (?:padrão|standard)'), instead: 'seguro base' },
    { words: before('em', PLACES), instead: 'a sentence in which the town stands apart: no Porto' },
    {
      words: whole('(?:está|estão|estamos) (?:a ser )?\\p{L}+(?:ando|endo|indo)'),
      instead: 'a + infinitive',
    },
  ],
  ca: [
    { words: whole('carnets?'), instead: 'permís de conduir' },
    { words: whole('cupó|cupons'), instead: 'codi de descompte' },
    { words: whole('campers?(?!\\})'), instead: 'càmper' },
    { words: whole('deixad[ae]s? pels?|deixat pels?|com es deixa'), instead: 'llogar, posar en lloguer' },
    { words: whole('cobertura (?:de lloguer|de la fiança)'), instead: 'cobertura de franquícia' },
    { words: whole('crèdits'), instead: 'saldo de lloguer' },
    { words: whole('papers'), instead: 'document' },
    { words: whole('tot[ae]? sol[ae]?'), instead: 'automàticament' },
    { words: whole('és segur'), instead: 'està confirmat' },
    { words: whole('vostè|vós'), instead: 'tu' },
    {
      words: whole(
        '(?<!est(?:à|an) )(?:desant|carregant|enviant|cercant|preparant|creant|aplicant|canviant)',
      ),
      instead: 's’està desant, s’estan carregant',
    },
    { words: before('de', PEOPLE), instead: 'a sentence in which the name stands apart: d’Anna' },
  ],
};

function whole(words) {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words})(?![\\p{L}\\p{N}_-])`, 'iu');
}

/** A word that would have to agree with the following name. */
function before(words, names) {
  return new RegExp(`(?<!\\p{L})(?:${words}) (?:<\\w+>)?\\{(?:${names})\\}`, 'iu');
}

function exactly(words) {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words})(?![\\p{L}\\p{N}_-])`, 'u');
}
