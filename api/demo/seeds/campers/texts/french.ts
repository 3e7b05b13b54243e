import type { Texts } from './texts';

export const french: Texts = {
  titles: [
    '{name}',
    '{name}, {beds} couchages',
    '{name} tout équipé',
    '{name} prêt à partir',
    '{name} au départ de {city}',
    '{name}, confort et liberté',
    '{name} pour {beds}',
    '{name} de {year}',
  ],
  nicknamed: ['{nick}, {name}', '{nick} vous attend', 'En route avec {nick}', '{nick}, notre {name}'],
  openers: [
    'Nous avons acheté ce {name} en pensant aux week-ends, et il nous a emmenés jusqu’au cap Nord.',
    'Notre {name} de {year} a dormi face à l’Atlantique, au pied des Écrins et sur bien des parkings de village.',
    'Quand nous ne roulons pas avec, nous sommes contents que notre {name} fasse voyager d’autres que nous.',
    'Voici un {name} de {year}, entretenu comme si nous partions avec demain matin.',
    'Après dix ans de tente, nous sommes passés au {name} : plus jamais mal au dos, toujours les pieds dans l’herbe.',
    'Ce {name} nous sert de chambre d’amis, de bureau et de camp de base. Le voici à vous.',
  ],
  drivingOpeners: [
    'Vous cherchez une maison sur roues facile à prendre en main ? Notre {name} se conduit presque comme une voiture.',
  ],
  living: {
    van: [
      'Il passe partout, se gare en ville et le lit se déplie en deux minutes une fois le café avalé.',
      'Petit dehors, malin dedans : {beds} couchages, une cuisine coulissante et la vue par le hayon ouvert.',
      'On monte le toit, on ouvre la porte latérale, et la chambre donne sur le paysage.',
    ],
    campervan: [
      'Le lit fixe à l’arrière reste fait, la soute avale les sacs, et l’on tient debout pour cuisiner.',
      '{beds} couchages, un vrai coin repas et assez de rangements pour que rien ne traîne.',
      'Assez compact pour les petites routes, assez grand pour un jour de pluie sans se marcher dessus.',
    ],
    motorhome: [
      'À bord : {seats} places ceinturées, {beds} couchages, une vraie table et une salle d’eau où l’on se retourne.',
      'Grand frigo, garage pour le matériel, dînette face-à-face : la famille y vit deux semaines sans se disputer.',
      'Les enfants ont leur coin, les parents le leur, et tout le monde se retrouve autour de la table.',
    ],
    caravan: [
      'On la pose, on dételle, et la voiture est libre pour les balades. {beds} couchages et un auvent qui double le salon.',
      'Elle est légère, se tracte sans stress et se monte en vingt minutes, démonstration comprise.',
    ],
    other: [
      'Pas un modèle de série : chaque meuble a été dessiné pour lui, et il y a une histoire derrière chaque planche.',
      '{beds} couchages, des pneus qui aiment les pistes et une cuisine qui s’ouvre dehors.',
    ],
  },
  equipment: {
    shower: ['La douche est chaude en dix minutes.', 'Douche et eau chaude : on peut oublier les campings.'],
    solar_panel: [
      'Le panneau solaire nous laisse trois jours tranquilles sans branchement.',
      'Grâce au solaire, les téléphones et le frigo tiennent même loin de tout.',
    ],
    awning: [
      'Le store sort en une minute, table et chaises sont dans la soute.',
      'Sous le store, l’apéro tient à l’ombre.',
    ],
    bike_rack: [
      'Le porte-vélos accepte les vélos électriques.',
      'Emportez vos vélos, le porte-vélos est monté.',
    ],
    heating: [
      'Le chauffage tourne à l’arrêt, on y dort bien même en février.',
      'Testé à moins huit : il faisait vingt dedans.',
    ],
    child_seat: [
      'Un siège enfant est à votre disposition, dites-nous l’âge.',
      'Nous prêtons volontiers le rehausseur.',
    ],
    winter_tires: [
      'Il est chaussé pour la neige, les stations sont à portée.',
      'Pneus hiver montés de novembre à mars.',
    ],
    barbecue: ['Le barbecue à gaz est dans le coffre.', 'Nous laissons le barbecue et ce qu’il faut de gaz.'],
    bedding: ['Draps et couettes sont fournis, propres et repassés.', 'Les lits vous attendent faits.'],
  },
  pets: [
    'Votre chien est le bienvenu, le nôtre y a ses habitudes.',
    'Les animaux bien élevés voyagent sans supplément.',
  ],
  unlimited: [
    'Besoin d’aller loin ? Le kilométrage illimité est possible.',
    'Pour les grands voyages, choisissez le kilométrage illimité.',
  ],
  handover: [
    'Remise des clés à {city}, avec une visite complète et nos bonnes adresses.',
    'Il dort au calme à {city} ; vous pouvez laisser votre voiture à sa place.',
    'Nous vous retrouvons à la gare de {city} si vous arrivez en train.',
    'Comptez une petite heure à {city} pour tout vous montrer, du robinet caché au lit d’appoint.',
  ],
  business: [
    'Loueurs à {city} depuis dix ans, nous révisons chaque véhicule entre deux départs et répondons au téléphone le dimanche aussi.',
    'Notre agence de {city} vous remet un véhicule propre, plein fait, avec une prise en main de trois quarts d’heure.',
  ],
  closings: [
    'Une question ? Écrivez-nous, nous répondons le soir même.',
    'Nous demandons seulement qu’on en prenne soin comme du sien.',
    'Bonne route, et envoyez-nous une photo !',
    'On a hâte de savoir où il vous emmènera.',
    'Prévenez-nous si vous voulez partir tôt, on s’arrange toujours.',
  ],
};
