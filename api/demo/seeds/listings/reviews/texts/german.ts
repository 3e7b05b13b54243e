import type { ReviewTexts } from './review-texts';

export const german: ReviewTexts = {
  great: [
    'Zwei Wochen, von denen wir noch lange erzählen werden.',
    'Alles war genau wie beschrieben, nur noch schöner.',
    '{owner} hat uns herzlich empfangen und sich alle Zeit genommen.',
    'Unsere erste Reise dieser Art, und bestimmt nicht die letzte.',
    'Von der ersten bis zur letzten Nachricht war der Kontakt mit {owner} eine Freude.',
    'Wir würden hier sofort wieder buchen.',
  ],
  details: [
    'Blitzsauber und sehr gepflegt.',
    'Die Betten sind bequem, die Kinder haben geschlafen wie Murmeltiere.',
    'In der Küche fehlt nichts, nicht einmal ein scharfes Messer und eine richtige Kaffeekanne.',
    'Die Übergabe in {city} dauerte eine Stunde und ließ keine Frage offen.',
    'Es fährt sich leicht, auch wenn man sonst einen Kleinwagen hat.',
    'Die Liste mit ruhigen Plätzen für die Nacht war Gold wert.',
    'Auf eine kleine Frage unterwegs kam binnen Minuten die Antwort.',
    'Die Rückgabe verlief einfach und ohne Eile.',
  ],
  closings: ['Danke, {owner}!', 'Von Herzen empfohlen.', 'Wir kommen wieder.', 'Zehn von zehn Punkten.'],
  good: [
    'Eine schöne Reise, ein, zwei Kleinigkeiten wären zu richten.',
    'Gutes Preis-Leistungs-Verhältnis, und {owner} ist gut zu erreichen.',
    'Bequem und zuverlässig; etwas mehr Stauraum hätte uns gefreut.',
    'Es hat uns sehr gefallen, bis auf ein störrisches Rollo.',
  ],
  mixed: [
    'Die Reise war in Ordnung, aber sauberer hätten wir es uns gewünscht.',
    'Alles funktioniert, doch das Alter merkt man: Für manches braucht es etwas Geduld.',
    'Freundliche Übergabe, nur fehlte an Bord einiges von der Liste.',
  ],
  poor: [
    'Am zweiten Tag ging etwas kaputt, und bis wir wussten, was zu tun ist, verging zu viel Zeit.',
    'Vor dem Einzug mussten wir erst putzen. Schade, das Fahrzeug selbst ist gut.',
    'Die Übergabe kam eine Stunde zu spät und war gehetzt, vieles mussten wir selbst herausfinden.',
  ],
  replies: [
    'Danke, dass ihr so gut darauf aufgepasst habt. Ihr seid jederzeit willkommen.',
    'Schön, euch kennengelernt zu haben. Gute Fahrt bis zum nächsten Mal!',
    'Danke für die offenen Worte; wir haben uns darum gekümmert.',
  ],
};
