import type { ReviewTexts } from './review-texts';

export const catalan: ReviewTexts = {
  great: [
    'Dues setmanes de què parlarem molt de temps.',
    'Tot era com deia l’anunci, i encara millor.',
    '{owner} ens va rebre amb molta cordialitat i ens va dedicar tot el temps que calia.',
    'El nostre primer viatge així, i segur que no serà l’últim.',
    'Del primer missatge a l’últim, tractar amb {owner} va ser un plaer.',
    'Hi tornaríem a reservar sense mirar-ne cap més.',
  ],
  details: [
    'Netíssim i molt ben cuidat.',
    'Els llits són còmodes; els nens van dormir com a socs.',
    'A la cuina no hi falta res, ni un ganivet que talli ni una bona cafetera.',
    'El lliurament a {city} va durar una hora i no va deixar cap dubte.',
    'Es condueix amb facilitat, encara que estiguis acostumat a un cotxe petit.',
    'La llista de racons tranquils per passar la nit val el seu pes en or.',
    'Un petit dubte pel camí va tenir resposta en pocs minuts.',
    'La devolució va ser senzilla i sense presses.',
  ],
  closings: ['Gràcies, {owner}!', 'Molt recomanable.', 'Hi tornarem.', 'Un deu.'],
  good: [
    'Un viatge preciós, amb un parell de detalls per arreglar.',
    'Bona relació qualitat-preu, i és fàcil parlar amb {owner}.',
    'Còmode i fiable; una mica més d’espai per desar coses no hauria anat malament.',
    'Ens va agradar molt, tret d’una persiana rebel.',
  ],
  mixed: [
    'El viatge va anar bé, però n’esperàvem més neteja.',
    'Tot funciona, però se li noten els anys: cal una estona per entendre’l.',
    'Lliurament amable, però a bord faltaven unes quantes coses de la llista.',
  ],
  poor: [
    'El segon dia es va espatllar una peça i vam trigar massa a saber què fer.',
    'Vam haver de netejar abans d’instal·lar-nos. Llàstima, perquè el vehicle és bo.',
    'El lliurament va començar una hora tard i amb presses, i ho vam haver de descobrir gairebé tot sols.',
  ],
  replies: [
    'Gràcies per cuidar-lo tan bé. Sou benvinguts quan vulgueu.',
    'Un plaer conèixer-vos. Bon viatge i fins a la pròxima!',
    'Gràcies per la sinceritat; ja ho hem solucionat.',
  ],
};
