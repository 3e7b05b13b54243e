import type { ReviewTexts } from './review-texts';

export const french: ReviewTexts = {
  great: [
    'Deux semaines dont nous parlerons longtemps.',
    'Tout était conforme à l’annonce, en mieux.',
    '{owner} nous a accueillis chaleureusement et a pris tout son temps.',
    'Notre premier voyage de ce genre, et sûrement pas le dernier.',
    'Du premier au dernier message, un vrai plaisir d’échanger avec {owner}.',
    'Nous le relouerions les yeux fermés.',
  ],
  details: [
    'D’une propreté irréprochable et très bien entretenu.',
    'Les lits sont confortables, les enfants ont dormi comme des loirs.',
    'La cuisine a tout ce qu’il faut, jusqu’au couteau qui coupe et à la vraie cafetière.',
    'La prise en main à {city} a duré une heure et n’a laissé aucune question en suspens.',
    'Il se conduit facilement, même quand on est habitué à une petite voiture.',
    'La liste des coins tranquilles pour la nuit vaut de l’or.',
    'Une petite question en route, une réponse dans les minutes qui suivent.',
    'Le retour s’est fait simplement, sans se presser.',
  ],
  closings: ['Merci {owner} !', 'À recommander sans hésiter.', 'Nous reviendrons.', 'Dix sur dix.'],
  good: [
    'Un très beau voyage, avec une ou deux petites choses à réparer.',
    'Bon rapport qualité-prix, et {owner} est facile à joindre.',
    'Confortable et fiable ; un peu plus de rangement n’aurait pas été de trop.',
    'Nous avons beaucoup aimé, à un store récalcitrant près.',
  ],
  mixed: [
    'Le voyage s’est bien passé, mais la propreté n’était pas celle que nous espérions.',
    'Tout fonctionne, mais il accuse son âge : prévoyez du temps pour apprivoiser les lieux.',
    'Remise des clés sympathique, mais il manquait à bord plusieurs choses de la liste.',
  ],
  poor: [
    'Une panne le deuxième jour, et il a fallu trop longtemps pour savoir que faire.',
    'Nous avons dû nettoyer avant de nous installer. Dommage, le véhicule est bon.',
    'Remise des clés avec une heure de retard et à la hâte : nous avons dû deviner beaucoup.',
  ],
  replies: [
    'Merci d’en avoir pris si grand soin. Vous serez toujours les bienvenus.',
    'Un plaisir de vous avoir rencontrés. Bonne route et à la prochaine !',
    'Merci pour ces mots francs ; nous avons fait le nécessaire.',
  ],
};
