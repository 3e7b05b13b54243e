import type { Texts } from './texts';

export const spanish: Texts = {
  titles: [
    '{name}',
    '{name}, {beds} plazas para dormir',
    '{name} con todo incluido',
    '{name} lista para salir',
    '{name} desde {city}',
    '{name}: arrancar y viajar',
    '{name} para {beds}',
    '{name} de {year}',
  ],
  nicknamed: ['{nick}, nuestra {name}', '{nick} te espera', 'De ruta con {nick}', '{nick}: {name}'],
  openers: [
    'Compramos esta {name} para los fines de semana y acabó llevándonos hasta el Cabo Norte.',
    'Nuestra {name} de {year} ha amanecido frente al Cantábrico, en los Pirineos y en más de un pueblo perdido.',
    'Cuando no viajamos nosotros, nos gusta que nuestra {name} lleve a otros de vacaciones.',
    'Después de muchos años de tienda de campaña, nos pasamos a una {name} y no hemos vuelto atrás.',
    'Dos noches de playa o un mes de carretera: con la {name} las dos cosas salen bien.',
    'Es nuestra habitación de invitados, nuestra oficina los viernes y nuestro rincón preferido. Ahora también el tuyo.',
  ],
  drivingOpeners: [
    'Es una {name} de {year}, con todas las revisiones al día y fácil de conducir desde el primer kilómetro.',
  ],
  living: {
    van: [
      'Cabe en cualquier aparcamiento y la cama está lista en dos minutos.',
      'Pequeña por fuera, lista por dentro: duermen {beds}, la cocina es extraíble y el portón enmarca las vistas.',
      'Se levanta el techo, se abre la puerta lateral y el dormitorio da al paisaje.',
    ],
    campervan: [
      'La cama fija se queda hecha, las maletas van debajo y se cocina de pie.',
      'Duermen {beds}, hay una mesa de verdad y sitio para que nada quede por medio.',
      'Compacta para las carreteras de montaña y amplia para un día de lluvia.',
    ],
    motorhome: [
      'A bordo hay {seats} plazas con cinturón, {beds} para dormir, un salón amplio y un baño donde uno se mueve bien.',
      'Nevera grande, garaje y mucha luz: una familia convive aquí dos semanas sin discutir.',
      'Los niños tienen su rincón, los padres el suyo, y todos se juntan en la mesa.',
    ],
    caravan: [
      'Se aparca, se desengancha y el coche queda libre para las excursiones. Duermen {beds} y el avance dobla el salón.',
      'Pesa poco, se remolca sin nervios y se monta en veinte minutos; te enseñamos cómo.',
    ],
    other: [
      'Nada de serie: cada mueble está hecho a mano y tiene su historia.',
      'Duermen {beds}, las ruedas piden pista y la cocina se abre hacia fuera.',
    ],
  },
  equipment: {
    shower: ['La ducha sale caliente en diez minutos.', 'Con ducha y agua caliente no hace falta camping.'],
    solar_panel: [
      'La placa solar nos da tres días sin enchufar nada.',
      'Con la placa solar, la nevera y los móviles aguantan lejos de todo.',
    ],
    awning: [
      'El toldo sale en un minuto; la mesa y las sillas van en el maletero.',
      'Bajo el toldo siempre hay sombra.',
    ],
    bike_rack: ['El portabicis admite bicis eléctricas.', 'Trae tus bicis, el portabicis está montado.'],
    heating: [
      'La calefacción funciona en parado: en febrero se duerme de maravilla.',
      'Probada a ocho bajo cero: dentro, veinte grados.',
    ],
    child_seat: ['Prestamos una silla infantil, dinos la edad.', 'Tenemos elevador para los peques.'],
    winter_tires: [
      'Lleva neumáticos de invierno, la nieve no es excusa.',
      'De noviembre a marzo va con neumáticos de invierno.',
    ],
    barbecue: [
      'La barbacoa de gas viaja en el maletero.',
      'Dejamos la barbacoa y el gas; la carne corre de tu cuenta.',
    ],
    bedding: ['Sábanas y edredones limpios incluidos.', 'Las camas te esperan hechas.'],
  },
  pets: ['Tu perro es bienvenido, el nuestro viaja siempre.', 'Las mascotas educadas viajan gratis.'],
  unlimited: [
    '¿Un viaje largo? Puedes reservar con kilómetros ilimitados.',
    'Para los grandes viajes ofrecemos kilometraje ilimitado.',
  ],
  handover: [
    'Quedamos en {city}, te lo enseñamos todo y te damos nuestra lista de sitios tranquilos.',
    'Duerme en una calle tranquila de {city}; puedes dejar tu coche en su plaza.',
    '¿Llegas en tren? Te recogemos en la estación de {city}.',
    'Reserva una hora en {city}: repasamos todo, de la bomba de agua a la cama extra.',
  ],
  business: [
    'Alquilamos en {city} desde hace más de diez años, revisamos cada vehículo entre viajes y contestamos también en domingo.',
    'En nuestra base de {city} recibes un vehículo limpio, con el depósito lleno y una explicación sin prisas.',
  ],
  closings: [
    '¿Dudas? Escríbenos, solemos contestar la misma tarde.',
    'Solo pedimos que se cuide como si fuera propia.',
    '¡Buen viaje, y mándanos una foto!',
    'Tenemos ganas de saber adónde te lleva.',
    '¿Salida temprano o vuelta tarde? Pregunta, casi siempre se puede.',
  ],
};
