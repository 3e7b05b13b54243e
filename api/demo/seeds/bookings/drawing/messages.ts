import type { Language } from '@campavia/i18n/sites';

/** Messages that guests send with a request, by language. */
export const MESSAGES: Record<Language, readonly string[]> = {
  en: [
    'Hello! We are two and would love to take your camper along the coast. We are tidy and used to driving vans.',
    'Hi, this would be our first trip in a camper. Would you have an hour to show us how everything works?',
    'We travel with two children of six and nine. Are there child seats we could borrow?',
    'Good morning, we know the model from last year and would look after yours as if it were our own.',
  ],
  fr: [
    'Bonjour, nous sommes deux et rêvons de longer la côte avec votre véhicule. Nous sommes soigneux et habitués aux fourgons.',
    'Bonjour, ce serait notre premier voyage. Auriez-vous une heure pour nous montrer comment tout fonctionne ?',
    'Nous partons avec deux enfants de six et neuf ans. Avez-vous des sièges à nous prêter ?',
    'Bonjour, nous connaissons ce modèle depuis l’an dernier et en prendrons soin comme du nôtre.',
  ],
  de: [
    'Hallo, wir sind zu zweit und würden gern mit Ihrem Wagen die Küste entlangfahren. Wir gehen sorgfältig damit um.',
    'Guten Tag, es wäre unsere erste Reise dieser Art. Hätten Sie eine Stunde, um uns alles zu zeigen?',
    'Wir reisen mit zwei Kindern, sechs und neun Jahre alt. Könnten wir Kindersitze leihen?',
    'Hallo, wir kennen das Modell vom letzten Jahr und behandeln Ihres wie unser eigenes.',
  ],
  es: [
    'Hola, somos dos y nos gustaría recorrer la costa con su camper. Somos cuidadosos y sabemos conducir furgonetas.',
    'Buenos días, sería nuestro primer viaje en camper. ¿Tendría una hora para enseñarnos cómo funciona todo?',
    'Viajamos con dos niños de seis y nueve años. ¿Podría prestarnos sillas?',
    'Hola, conocemos el modelo del año pasado y lo cuidaremos como si fuera nuestro.',
  ],
  it: [
    'Buongiorno, siamo in due e vorremmo seguire la costa con il suo camper. Siamo ordinati e abituati ai furgoni.',
    'Salve, sarebbe il nostro primo viaggio in camper. Avrebbe un’ora per mostrarci come funziona tutto?',
    'Viaggiamo con due bambini di sei e nove anni. Potrebbe prestarci dei seggiolini?',
    'Buongiorno, conosciamo il modello dall’anno scorso e ne avremo cura come se fosse nostro.',
  ],
  nl: [
    'Hallo, we zijn met z’n tweeën en willen graag met uw camper langs de kust. We zijn netjes en gewend aan busjes.',
    'Goedendag, dit zou onze eerste reis met een camper zijn. Heeft u een uurtje om ons alles te laten zien?',
    'We reizen met twee kinderen van zes en negen. Kunnen we kinderzitjes lenen?',
    'Hallo, we kennen dit model van vorig jaar en gaan ermee om alsof het van ons is.',
  ],
  pt: [
    'Olá, somos dois e gostávamos de percorrer a costa com a sua autocaravana. Somos cuidadosos e habituados a furgões.',
    'Bom dia, seria a nossa primeira viagem deste género. Teria uma hora para nos mostrar como tudo funciona?',
    'Viajamos com duas crianças de seis e nove anos. Poderia emprestar-nos cadeirinhas?',
    'Olá, conhecemos o modelo do ano passado e vamos tratá-lo como se fosse nosso.',
  ],
  ca: [
    'Hola, som dos i ens agradaria resseguir la costa amb la vostra camper. Som curosos i sabem conduir furgonetes.',
    'Bon dia, seria el nostre primer viatge en camper. Tindríeu una hora per ensenyar-nos com funciona tot?',
    'Viatgem amb dos nens de sis i nou anys. Ens podríeu deixar cadiretes?',
    'Hola, coneixem el model de l’any passat i en tindrem cura com si fos nostre.',
  ],
};
